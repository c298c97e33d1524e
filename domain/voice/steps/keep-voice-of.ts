import { DateTime, Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { SpeakerNotFound } from "../../transcript/errors.ts"
import { isPerson } from "../../transcript/people.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { SpeakerUnnamed, VoiceLimitReached } from "../errors.ts"
import { queueVoices } from "../shared/queue-voices.ts"
import { withoutWish, withWish } from "../task-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"
import { nameKeyOf, voicesPerAccount, withoutSample } from "../voice.ts"

/** Has the voice of a speaker kept under the name that it has now: a worker listens to it. Call it with the account locked. */
export const keepVoiceOf = Effect.fnUntraced(function*(task: Task, speakerId: string) {
  const { list, ofTask, saveOfTask } = yield* VoiceStore
  const { speakers } = yield* (yield* TranscriptStore).plain(task.id, 0)
  const speaker = speakers.find(({ id }) => id === speakerId)
  if (speaker === undefined) return yield* new SpeakerNotFound({ field: "speaker_id", speakerId })
  if (!isPerson(speaker.name)) return yield* new SpeakerUnnamed()
  const key = nameKeyOf(speaker.name)
  const names = (yield* list(task.ownerId)).map(({ name }) => nameKeyOf(name))
  if (names.length >= voicesPerAccount && !names.includes(key)) {
    return yield* new VoiceLimitReached({ limit: voicesPerAccount })
  }
  yield* saveOfTask(task.id, withWish(yield* ofTask(task.id), speakerId, speaker.name))
  yield* queueVoices(task)
})

/** Takes back what was kept of a speaker. A voice of which nothing is left is deleted. Call it with the account locked. */
export const forgetVoiceOf = Effect.fnUntraced(function*({ id: taskId, ownerId }: Task, speakerId: string) {
  const { ofTask, saveOfTask, list, save, remove } = yield* VoiceStore
  yield* saveOfTask(taskId, withoutWish(yield* ofTask(taskId), speakerId))
  const updatedAt = yield* DateTime.now
  for (const voice of yield* list(ownerId)) {
    const samples = withoutSample(voice.samples, { taskId, speakerId })
    if (samples.length === voice.samples.length) continue
    yield* samples.length === 0
      ? Effect.ignore(remove(voice.id, ownerId))
      : save({ ...voice, samples, updatedAt })
  }
})
