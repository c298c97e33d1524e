import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { lengthOf, type Span } from "#domain/recognition/speech.ts"
import type { VoiceEmbedder } from "#domain/recognition/voice-embedder.port.ts"
import { type Context, Effect, Schema } from "effect"
import type { SpeakerModel } from "./speaker-models.ts"

/** Milliseconds of one piece: models are trained on a few seconds, and longer pieces cost more memory. */
const longest = 10_000

/** Shorter pieces say more about the words than about the voice. */
const shortest = 1000

/** With less in all, a voice is not known; more than `most` adds only time. */
const least = 3000
const most = 60_000

/** Describes voices by the embeddings of a model: for each, the mean over its longest pieces. */
export const make = (
  chosen: Effect.Effect<SpeakerModel | null>,
): Context.Service.Shape<typeof VoiceEmbedder> => ({
  model: Effect.map(chosen, (model) => model?.name ?? null),
  embed: Effect.fn("VoiceEmbedder.embed")(function*(audio, voices) {
    const model = yield* chosen
    if (model === null) return null
    const { name, embedding } = yield* model.open
    const vectors = yield* askWorker({
      file: new URL("./voice-worker.ts", import.meta.url),
      request: { path: audio.path, embedding, voices: voices.map(piecesOf) },
      reads: [audio.path, embedding],
      answer: Schema.Array(Schema.NullOr(Schema.Array(Schema.Finite))),
      timeLimit: 60_000 + voices.length * most,
      memoryLimit: 512,
    }).pipe(Effect.mapError(({ detail }) => new EngineUnavailable({ detail: `voices: ${detail}` })))
    return { model: name, vectors }
  }),
})

/** The pieces to listen to; none if there is too little. */
const piecesOf = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> => {
  const pieces = spans.flatMap(cut).filter(({ begin, end }) => end - begin >= shortest)
  const wanted: Array<Span> = []
  for (const piece of pieces.toSorted((a, b) => b.end - b.begin - (a.end - a.begin))) {
    if (lengthOf(wanted) < most) wanted.push(piece)
  }
  return lengthOf(wanted) < least ? [] : wanted.toSorted((a, b) => a.begin - b.begin)
}

const cut = ({ begin, end }: Span): ReadonlyArray<Span> => {
  const count = Math.max(1, Math.ceil((end - begin) / longest))
  const length = (end - begin) / count
  return Array.from({ length: count }, (_, at) => ({
    begin: Math.round(begin + at * length),
    end: Math.round(begin + (at + 1) * length),
  }))
}
