import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { voicesOfTask } from "../shared/voices-of-task.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { forgetVoiceOf, keepVoiceOf } from "../steps/keep-voice-of.ts"
import { requireRecognition } from "../steps/require-recognition.ts"
import { TaskVoicesView } from "../task-voices-view.ts"

/** Keeps the voice of a speaker who has a name, to recognise it in later recordings, or what was kept of it no longer. */
export const keepVoice = useCase("voice.keepVoice", {
  input: wire({ taskId: TaskId, speakerId: Schema.String, isKept: Schema.Boolean }),
  output: TaskVoicesView,
  run: Effect.fnUntraced(function*({ taskId, speakerId, isKept }) {
    const task = yield* requireTask(taskId)
    if (isKept) {
      yield* requireSpace()
      yield* requireRecognition(task.ownerId)
    }
    yield* changeVoices(() => isKept ? keepVoiceOf(task, speakerId) : forgetVoiceOf(task, speakerId))
    return yield* voicesOfTask(task)
  }),
})
