import { noVoices } from "#domain/voice/task-voices.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { Effect } from "effect"
import { ada, taskId } from "../support/a-task.ts"
import { aVoice, voiceId } from "../support/voice/a-voice.ts"

export const voiceStore = Effect.gen(function*() {
  const voices = yield* VoiceStore
  yield* voices.setOn(ada, true)
  yield* voices.isOn(ada)
  yield* voices.save(aVoice())
  yield* voices.list(ada)
  yield* voices.saveOfTask(taskId(1), noVoices)
  yield* voices.ofTask(taskId(1))
  yield* voices.remove(voiceId(1), ada)
  yield* voices.clear(ada)
  yield* voices.setOn(ada, false)
})
