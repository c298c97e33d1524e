import { Effect } from "effect"
import type { Audio } from "../../media/audio.ts"
import { Diarizer } from "../../transcript/diarizer.port.ts"
import type { Span, Turn } from "../../transcript/speech.ts"
import type { Engine } from "../../transcript/transcriber.port.ts"
import type { Work } from "../../transcript/work.ts"

/**
 * Tells speakers apart, unless the engine does so itself and hears the recording in one go:
 * its labels mean nothing across chunks. One known speaker needs no search either.
 */
export const diarize = Effect.fnUntraced(function*(
  audio: Audio,
  speech: ReadonlyArray<Span>,
  count: number | null,
  usesEngineTurns: boolean,
) {
  if (count === 1) return [{ begin: 0, end: audio.duration, speaker: 0 }]
  if (usesEngineTurns) return []
  const diarizer = yield* Diarizer
  // Words without names are worth more than no words: the transcript goes on, its lines belong to nobody.
  return yield* diarizer.diarize(audio, speech, count).pipe(
    Effect.catch(({ message }) => Effect.as(Effect.logWarning("Speakers were not told apart", message), [])),
  )
})

/** Whether the turns the engine gives can be used as they are. */
export const usesEngineTurns = (engine: Engine, { plan }: Work, count: number | null): boolean =>
  engine.capabilities.speakers && plan.chunkCount === 1 && count !== 1

/** The engine's own turns, its labels numbered in order of appearance. */
export const engineTurns = ({ chunks }: Work): ReadonlyArray<Turn> => {
  const turns = (chunks[0]?.result?.turns ?? []).toSorted((a, b) => a.begin - b.begin)
  const labels = [...new Set(turns.map(({ label }) => label))]
  return turns.map(({ begin, end, label }) => ({ begin, end, speaker: labels.indexOf(label) }))
}
