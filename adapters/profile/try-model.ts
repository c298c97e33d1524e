import * as LlamaCpp from "#adapters/llama-cpp/try-model.ts"
import * as SherpaOnnx from "#adapters/sherpa-onnx/try-model.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { threadsForModels } from "./language-model.ts"

/** Tests a model, once it is unpacked, with what will run it. */
export const tryModel = (model: Model, path: string) =>
  model.purpose === "language"
    ? LlamaCpp.tryModel(model, path, threadsForModels)
    : Effect.as(SherpaOnnx.tryModel(path), { minutesPerHour: null })
