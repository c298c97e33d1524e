import { Effect, Schema } from "effect"
import { TaskId, VoiceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { voicesOfTask } from "../shared/voices-of-task.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { TaskVoicesView } from "../task-voices-view.ts"
import { withDismissed } from "../task-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"

/** Declines a suggestion, which is then not made again for this speaker. */
export const dismissSuggestion = useCase("voice.dismissSuggestion", {
  input: wire({ taskId: TaskId, speakerId: Schema.String, voiceId: VoiceId }),
  output: TaskVoicesView,
  run: Effect.fnUntraced(function*({ taskId, speakerId, voiceId }) {
    const task = yield* requireTask(taskId)
    const { ofTask, saveOfTask } = yield* VoiceStore
    yield* changeVoices(Effect.fnUntraced(function*() {
      yield* saveOfTask(taskId, withDismissed(yield* ofTask(taskId), { speakerId, voiceId }))
    }))
    return yield* voicesOfTask(task)
  }),
})
