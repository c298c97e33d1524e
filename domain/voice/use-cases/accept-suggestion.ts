import { Effect, Schema } from "effect"
import { TaskId, VoiceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { renameSpeakers } from "../../transcript/use-cases/rename-speakers.ts"
import { VoiceNotFound } from "../errors.ts"
import { voicesOfTask } from "../shared/voices-of-task.ts"
import { changeVoices } from "../steps/change-voices.ts"
import { keepVoiceOf } from "../steps/keep-voice-of.ts"
import { requireRecognition } from "../steps/require-recognition.ts"

/** Gives a speaker the name of the voice that was suggested, as renaming does, and has the voice known better from now on. */
export const acceptSuggestion = useCase("voice.acceptSuggestion", {
  input: wire({ taskId: TaskId, speakerId: Schema.String, voiceId: VoiceId }),
  output: renameSpeakers.output,
  run: Effect.fnUntraced(function*({ taskId, speakerId, voiceId }) {
    const task = yield* requireTask(taskId)
    yield* requireRecognition(task.ownerId)
    const { suggestions } = yield* voicesOfTask(task)
    const found = suggestions.find((one) => one.speakerId === speakerId && one.voiceId === voiceId)
    if (found === undefined) return yield* new VoiceNotFound()
    const changed = yield* renameSpeakers.run({ taskId, speakers: [{ id: speakerId, name: found.name }] })
    yield* changeVoices(() => keepVoiceOf(task, speakerId))
    return changed
  }),
})
