import { Embedder, EmbedderFailed, type EmbeddingModel } from "#domain/meaning/embedder.port.ts"
import type { Vector } from "#domain/meaning/quantised.ts"
import { Effect, Layer } from "effect"

/** Words that mean the same to it. */
const meanings: ReadonlyArray<ReadonlyArray<string>> = [
  ["ferry", "boat", "ship", "sails"],
  ["budget", "euros", "money", "costs", "price"],
  ["roof", "leaks", "rain", "water"],
  ["soup", "bread", "lunch", "food", "eat"],
]

const vectorOf = (text: string): Vector => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...meanings.map((some) => words.filter((word) => some.includes(word)).length), 0.01, 0, 0, 0]
}

/** What a test makes of it. */
export interface FakeModel {
  /** Null while none is chosen. */
  id: string | null
  isBroken: boolean
  /** Every text that it was to read, in order. */
  readonly read: Array<string>
  /** Called after each. */
  onRead: (count: number) => void
}

export const aFakeModel = (id: string | null = "fake 1"): FakeModel => ({
  id,
  isBroken: false,
  read: [],
  onRead: () => undefined,
})

/** A model that knows a few words, and hangs when it has read so many texts. */
export const fakeEmbedder = (fake: FakeModel, most = Infinity): Layer.Layer<Embedder> => {
  const read = (text: string): Effect.Effect<Vector, EmbedderFailed> =>
    Effect.suspend(() => {
      if (fake.isBroken) return Effect.fail(new EmbedderFailed({ detail: "it does not start" }))
      if (fake.read.length >= most) return Effect.never
      fake.read.push(text)
      fake.onRead(fake.read.length)
      return Effect.succeed(vectorOf(text))
    })
  const model = (id: string): EmbeddingModel => ({
    id,
    question: (text) =>
      fake.isBroken ? Effect.fail(new EmbedderFailed({ detail: "broken" })) : Effect.succeed(vectorOf(text)),
    passages: (texts) => Effect.forEach(texts, read),
  })
  return Layer.succeed(Embedder, { chosen: Effect.sync(() => fake.id === null ? null : model(fake.id)) })
}
