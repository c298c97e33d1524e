import { Effect } from "effect"
import type { Audio } from "../../media/audio.ts"
import { chosenDiarizer, type Diarized } from "../../recognition/diarizer.port.ts"
import type { Span, Turn } from "../../recognition/speech.ts"
import type { Engine } from "../../recognition/transcriber.port.ts"
import type { Work } from "../../recognition/work.ts"

/**
 * Finds who speaks when, unless there is no speech or only one speaker, or the engine has done so itself and recognised the recording
 * as a single chunk: its labels mean nothing across chunks.
 */
export const diarize = Effect.fnUntraced(function*(
  audio: Audio,
  speech: ReadonlyArray<Span>,
  count: number | null,
  usesEngineTurns: boolean,
) {
  if (count === 1) return sure([{ begin: 0, end: audio.duration, speaker: 0 }])
  if (usesEngineTurns || speech.length === 0) return sure([])
  const { diarize: separate, standIn } = yield* chosenDiarizer
  const found = Effect.map(separate(audio, speech, count), (diarized) => ({ ...diarized, isStandIn: false }))
  const replaced = standIn === undefined ? found : found.pipe(
    Effect.catch(({ message }) =>
      Effect.logWarning("A model could not tell speakers apart; the built-in diarizer stands in", message).pipe(
        Effect.andThen(standIn.diarize(audio, speech, count)),
        Effect.map((diarized) => ({ ...diarized, isStandIn: true })),
      )
    ),
  )
  // A transcript without speakers is better than none.
  return yield* replaced.pipe(
    Effect.catch(({ message }) =>
      Effect.as(Effect.logWarning("Diarization failed; the transcript has no speakers", message), sure([]))
    ),
  )
})

/** Who speaks when, and whether the built-in diarizer found it in place of a model that failed. */
export interface Separated extends Diarized {
  readonly isStandIn: boolean
}

const sure = (turns: ReadonlyArray<Turn>): Separated => ({ turns, unsure: null, isStandIn: false })

/** Whether the engine's own turns can be used. */
export const usesEngineTurns = (engine: Engine, { plan }: Work, count: number | null): boolean =>
  engine.capabilities.speakers && plan.whole?.chunkCount === 1 && count !== 1

/** The engine's own turns, its labels numbered in order of appearance. */
export const engineTurns = ({ chunks }: Work): ReadonlyArray<Turn> => {
  const turns = (chunks[0]?.result?.turns ?? []).toSorted((a, b) => a.begin - b.begin)
  const labels = [...new Set(turns.map(({ label }) => label))]
  return turns.map(({ begin, end, label }) => ({ begin, end, speaker: labels.indexOf(label) }))
}
