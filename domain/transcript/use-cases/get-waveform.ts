import { Effect } from "effect"
import { MediaUnreadable } from "../../intake/errors.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { storedWaveform } from "../../pipeline/use-cases/keep-waveform.ts"
import { requestPlayback } from "../../pipeline/use-cases/request-playback.ts"
import { isSpoken } from "../../task/source.ts"
import { TaskId } from "../../task/task-id.ts"
import { isTranscribing } from "../../task/transitions.ts"
import { ownTask } from "../../task/use-cases/load-task.ts"
import { NoRecording, WaveformNotReady } from "../errors.ts"
import { Moment } from "../speech.ts"
import { Peaks, unpacked } from "../waveform.ts"

/** How loud a recording is along its time: 1,800 slots of equal length. Duration in milliseconds. It never changes. */
export const getWaveform = useCase("transcript.getWaveform", {
  input: wire({ taskId: TaskId }),
  output: wire({ taskId: TaskId, duration: Moment, peaks: Peaks }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* ownTask(taskId)
    if (!isSpoken(task.source)) return yield* new NoRecording({ taskId })
    const stored = yield* storedWaveform(taskId)
    if (stored === null) {
      // What is being transcribed gets its waveform on the way; older tasks get theirs now.
      if (!isTranscribing(task)) yield* requestPlayback(task)
      return yield* new WaveformNotReady({ taskId })
    }
    const waveform = unpacked(stored)
    if (waveform === null) return yield* new MediaUnreadable({ code: "damaged", detail: "the sound cannot be decoded" })
    return { taskId, ...waveform }
  }),
})
