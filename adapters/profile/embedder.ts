import { embedderOf } from "#adapters/engines/language/llama-cpp/embedder.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { Embedder } from "#domain/meaning/embedder.port.ts"
import { Effect, Layer } from "effect"
import { chosenModel } from "./local-models.ts"

/** Searches by meaning with a model of this machine, once the operator has chosen one. */
export const embedder = (settings: Settings) =>
  Layer.effect(
    Embedder,
    Effect.map(chosenModel(settings, { purpose: "search", sequences: 1, make: embedderOf }), (chosen) => ({ chosen })),
  )
