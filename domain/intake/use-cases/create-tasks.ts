import { DateTime, Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId, UploadId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { minutesFor } from "../../plan/estimate.ts"
import { requireFeature } from "../../plan/feature.ts"
import { newTask } from "../../task/new-task.ts"
import { begin } from "../../task/shared/begin-transcription.ts"
import { tellChange } from "../../task/shared/publish-task-changed.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { Title, titleOfFile } from "../../task/title.ts"
import { checkDuration, checkHotwords } from "../limits.ts"
import { claim, eachArrived } from "../steps/arrived-uploads.ts"
import { inspect, type Recording } from "../steps/inspect-recording.ts"
import { wishesOf, wishFields } from "../transcription-options.ts"
import { UploadStore } from "../upload-store.port.ts"

/**
 * Makes tasks of uploaded recordings: one each, or one of all, joined in the given order.
 * Every file is checked before anything is kept: bad files refuse the request, each with its reason, and the uploads stay.
 */
export const createTasks = useCase("intake.createTasks", {
  input: wire({
    uploadIds: Schema.NonEmptyArray(UploadId),
    /** For one task; several are called after their files. */
    title: Schema.optionalKey(Title),
    merge: Schema.optionalKey(Schema.Boolean),
    ...wishFields,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskItem) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, merge = false, autoStart = true, ...wanted }) {
    const user = yield* currentUser
    const wishes = wishesOf(wanted)
    if (wishes.hotwords.length > 0) yield* Effect.fromResult(requireFeature(user.plan, "HOTWORD_MANAGEMENT"))
    yield* Effect.fromResult(checkHotwords(wishes.hotwords))
    const longest = merge ? null : user.plan
    const recordings = yield* eachArrived(uploadIds, user.id, (arrived) => inspect(arrived, longest))
    const groups = merge ? [recordings] : recordings.map((recording) => [recording])
    const made = yield* Effect.forEach(
      groups,
      (group) => assemble(group, { title: groups.length === 1 ? title ?? null : null, wishes, ownerId: user.id }),
    )
    if (merge) yield* Effect.fromResult(checkDuration(user.plan, lengthOf(recordings)))
    const { transaction } = yield* UnitOfWork
    const kept = yield* transaction(Effect.gen(function*() {
      yield* claim(uploadIds, user.id)
      const rows = yield* Effect.forEach(made, ({ task }) => keep(task, autoStart))
      yield* Effect.forEach(made, takeOver)
      return rows
    }))
    yield* Effect.forEach(kept, tellChange, { discard: true })
    return { tasks: yield* viewItems(kept) }
  }),
})

/** Seconds, as far as they are known. */
const lengthOf = (recordings: ReadonlyArray<Recording>): number =>
  recordings.reduce((sum, { part }) => sum + (part.duration ?? 0), 0)

const assemble = Effect.fnUntraced(function*(
  recordings: ReadonlyArray<Recording>,
  { title, wishes, ownerId }: Pick<Task, "wishes" | "ownerId"> & { readonly title: string | null },
) {
  const { next } = yield* IdSource
  const id = TaskId.make(yield* next)
  const parts = recordings.map((recording, index) => ({ ...recording.part, key: `task/${id}/source/${index}` }))
  const durations = recordings.map(({ part }) => part.duration)
  const duration = durations.every((seconds) => seconds !== null)
    ? Math.round(durations.reduce((a, b) => a + b, 0) * 1000) / 1000
    : null
  const first = parts[0]?.fileName ?? ""
  const facts = {
    id,
    ownerId,
    requestId: yield* next,
    title: title?.trim() ?? titleOfFile(first),
    source: recordings.some(({ source }) => source === "video") ? "video" as const : "audio" as const,
    parts,
    wishes,
    duration,
    minutes: minutesFor(durations),
    fileSize: parts.reduce((sum, part) => sum + part.fileSize, 0),
  }
  return { task: newTask(facts, yield* DateTime.now), recordings }
})

const keep = Effect.fnUntraced(function*(task: Task, autoStart: boolean) {
  const tasks = yield* TaskStore
  yield* tasks.insert(task)
  return autoStart ? yield* begin(task.id) : task
})

/** Moves the bytes, once nothing can be refused any more: no rollback brings them back. */
const takeOver = Effect.fnUntraced(
  function*({ task, recordings }: { readonly task: Task; readonly recordings: ReadonlyArray<Recording> }) {
    const blobs = yield* BlobStore
    const uploads = yield* UploadStore
    for (const [index, { path, uploadId }] of recordings.entries()) {
      yield* blobs.take(`task/${task.id}/source/${index}`, path)
      yield* uploads.remove(uploadId)
    }
  },
)
