import { Effect } from "effect"
import { unpacked, type Waveform } from "../../media/waveform.ts"
import { hasRecording } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { storedWaveform } from "../shared/stored-waveform.ts"
import { requestPlayback } from "./request-playback.ts"

/** The waveform of a recording; "making" until it is ready, and "none" if there will never be one. */
export const findWaveform = Effect.fnUntraced(function*(task: Task) {
  if (!hasRecording(task)) return "none"
  const stored = yield* storedWaveform(task.id)
  if (stored !== null) {
    const drawn: Waveform | "none" = unpacked(stored) ?? "none"
    return drawn
  }
  // Transcription computes the waveform itself; older tasks get theirs now.
  if (!isTranscribing(task)) yield* requestPlayback(task)
  return "making"
})
