import { Embedder } from "#domain/meaning/embedder.port.ts"
import { Effect, Layer } from "effect"

/** A server whose operator has chosen no model for searching. */
export const noEmbedder = Layer.succeed(Embedder, { chosen: Effect.succeed(null) })
