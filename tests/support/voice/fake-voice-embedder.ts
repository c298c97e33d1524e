import { VoiceEmbedder } from "#domain/recognition/voice-embedder.port.ts"
import { Effect, Layer } from "effect"

export const noVoiceEmbedder = Layer.succeed(VoiceEmbedder, {
  model: Effect.succeed(null),
  embed: () => Effect.succeed(null),
})

/** What a test makes of it. */
export interface FakeVoices {
  model: string | null
  /** What the voice sounds like whose first line begins at this time; null for too little. */
  readonly at: Map<number, ReadonlyArray<number> | null>
  /** How many voices it listened to at each call. */
  readonly heard: Array<number>
  /** Waits for this before it answers. */
  before: Effect.Effect<void>
}

export const fakeVoices = (): FakeVoices => ({ model: "toy", at: new Map(), heard: [], before: Effect.void })

export const fakeVoiceEmbedder = (fake: FakeVoices): Layer.Layer<VoiceEmbedder> =>
  Layer.succeed(VoiceEmbedder, {
    model: Effect.sync(() => fake.model),
    embed: (_audio, voices) =>
      Effect.andThen(
        fake.before,
        Effect.sync(() => {
          if (fake.model === null) return null
          fake.heard.push(voices.length)
          return { model: fake.model, vectors: voices.map(([first]) => fake.at.get(first?.begin ?? -1) ?? null) }
        }),
      ),
  })
