import { Context, Data, type Effect } from "effect"
import type { Vector } from "./quantised.ts"

/** What exactly went wrong; never the text. */
export class EmbedderFailed extends Data.TaggedError("EmbedderFailed")<{ readonly detail: string }> {}

/** A model that turns texts into vectors which lie close together if the texts mean the same. */
export interface EmbeddingModel {
  /** Names the model, its revision and the length of its vectors: those of another id cannot be compared with them. */
  readonly id: string
  /** The vector of what someone looks for. */
  readonly question: (text: string) => Effect.Effect<Vector, EmbedderFailed>
  /** The vectors of what may be found, in the same order. */
  readonly passages: (texts: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Vector>, EmbedderFailed>
}

/** Searching by meaning, if the operator has chosen a model for it. */
export class Embedder extends Context.Service<Embedder, {
  /** The model that works now, asked for at each use; null while there is none, and then nothing is stored or searched. */
  readonly chosen: Effect.Effect<EmbeddingModel | null>
}>()("domain/meaning/Embedder") {}
