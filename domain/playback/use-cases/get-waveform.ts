import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { MediaUnreadable } from "../../media/errors.ts"
import { Peaks } from "../../media/waveform.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { hasRecording } from "../../task/source.ts"
import { NoRecording, WaveformNotReady } from "../errors.ts"
import { findWaveform } from "../steps/find-waveform.ts"

/** The loudness of a recording over time, in 1,800 slots of equal length. `duration` is in milliseconds. Never changes. */
export const getWaveform = useCase("playback.getWaveform", {
  input: wire({ taskId: TaskId }),
  output: wire({ taskId: TaskId, duration: OffsetMs, peaks: Peaks }),
  run: Effect.fnUntraced(function*({ taskId }) {
    const task = yield* requireTask(taskId)
    if (!hasRecording(task)) return yield* new NoRecording({ taskId })
    const waveform = yield* findWaveform(task)
    if (waveform === "making") return yield* new WaveformNotReady({ taskId })
    if (waveform === "none") {
      return yield* new MediaUnreadable({ code: "damaged", detail: "the sound cannot be decoded" })
    }
    return { taskId, ...waveform }
  }),
})
