import { tryEmbedder } from "#adapters/engines/language/llama-cpp/try-embedder.ts"
import * as LlamaCpp from "#adapters/engines/language/llama-cpp/try-model.ts"
import * as SherpaOnnx from "#adapters/engines/speech/sherpa-onnx/try-model.ts"
import { trySpeakers } from "#adapters/engines/speech/sherpa-onnx/try-speakers.ts"
import type { InstallFailed, InstallFinding } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { threadsForModels } from "./local-models.ts"

/** Tests a model, once it is unpacked, with what will run it. */
export const tryModel = (model: Model, path: string): Effect.Effect<InstallFinding, InstallFailed> => {
  switch (model.purpose) {
    case "language":
      return LlamaCpp.tryModel(model, path, threadsForModels)
    case "search":
      return Effect.as(tryEmbedder(model, path, threadsForModels), unmeasured)
    case "speakers":
      return Effect.as(trySpeakers(model, path), unmeasured)
    case "speech":
      return Effect.as(SherpaOnnx.tryModel(path), unmeasured)
  }
}

const unmeasured: InstallFinding = { minutesPerHour: null }
