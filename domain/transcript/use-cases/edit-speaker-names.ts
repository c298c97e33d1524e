import { DateTime, Effect, Result, Schema } from "effect"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SpeakerNotFound } from "../../task/errors.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { TaskView } from "../../task/task-view.ts"
import { ownTask, viewTask } from "../../task/use-cases/load-task.ts"
import { SpeakerName } from "../speaker-name.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

const Name = Schema.Struct({ id: Schema.String, name: SpeakerName })

/** Renames speakers wherever they speak; two may have one name. Speakers that are not named keep their names. */
export const editSpeakerNames = useCase("transcript.editSpeakerNames", {
  input: wire({ taskId: TaskId, speakers: Schema.NonEmptyArray(Name) }),
  output: TaskView,
  run: Effect.fnUntraced(function*({ taskId, speakers: names }) {
    yield* ownTask(taskId)
    const { transaction } = yield* UnitOfWork
    const task = yield* transaction(rename(taskId, names))
    const events = yield* TaskEvents
    yield* events.publish({ taskId, owner: task.ownerId, kind: "segments" })
    return yield* viewTask(task)
  }),
})

/** Holds the task, so that of two renamings at once none is lost. */
const rename = Effect.fnUntraced(function*(taskId: TaskId, names: ReadonlyArray<typeof Name.Type>) {
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  const updatedAt = yield* DateTime.now
  const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt }))
  const { speakers } = yield* transcripts.plain(taskId, 0)
  const unknown = names.find(({ id }) => speakers.every((speaker) => speaker.id !== id))
  if (unknown !== undefined) return yield* new SpeakerNotFound({ speakerId: unknown.id })
  const named = new Map(names.map(({ id, name }) => [id, name.trim()]))
  yield* transcripts.saveSpeakers(taskId, speakers.map(({ id, name }) => ({ id, name: named.get(id) ?? name })))
  return task
})
