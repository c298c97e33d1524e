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
import { beginTranscription } from "../../task/shared/begin-transcription.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { Title, titleOfFile } from "../../task/title.ts"
import { checkDuration, checkHotwords } from "../limits.ts"
import { lockUploads, validateUploads } from "../steps/arrived-uploads.ts"
import { inspectRecording, type Recording } from "../steps/inspect-recording.ts"
import { optionFields, optionsFrom } from "../transcription-options.ts"
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
    ...optionFields,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskItem) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, merge = false, autoStart = true, ...wanted }) {
    const user = yield* currentUser
    const options = optionsFrom(wanted)
    if (options.hotwords.length > 0) yield* Effect.fromResult(requireFeature(user.plan, "HOTWORD_MANAGEMENT"))
    yield* Effect.fromResult(checkHotwords(options.hotwords))
    const longest = merge ? null : user.plan
    const recordings = yield* validateUploads(uploadIds, user.id, (arrived) => inspectRecording(arrived, longest))
    const groups = merge ? [recordings] : recordings.map((recording) => [recording])
    const made = yield* Effect.forEach(
      groups,
      (group) => assemble(group, { title: groups.length === 1 ? title ?? null : null, options, ownerId: user.id }),
    )
    if (merge) yield* Effect.fromResult(checkDuration(user.plan, lengthOf(recordings)))
    const { transaction } = yield* UnitOfWork
    const kept = yield* transaction(Effect.gen(function*() {
      yield* lockUploads(uploadIds, user.id)
      const rows = yield* Effect.forEach(made, ({ task }) => keep(task, autoStart))
      yield* Effect.forEach(made, takeOver)
      return rows
    }))
    yield* Effect.forEach(kept, publishTaskChanged, { discard: true })
    return { tasks: yield* viewItems(kept) }
  }),
})

/** Seconds, as far as they are known. */
const lengthOf = (recordings: ReadonlyArray<Recording>): number =>
  recordings.reduce((sum, { part }) => sum + (part.duration ?? 0), 0)

const assemble = Effect.fnUntraced(function*(
  recordings: ReadonlyArray<Recording>,
  { title, options, ownerId }: Pick<Task, "options" | "ownerId"> & { readonly title: string | null },
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
    options,
    duration,
    minutes: minutesFor(durations),
    fileSize: parts.reduce((sum, part) => sum + part.fileSize, 0),
  }
  return { task: newTask(facts, yield* DateTime.now), recordings }
})

const keep = Effect.fnUntraced(function*(task: Task, autoStart: boolean) {
  const tasks = yield* TaskStore
  yield* tasks.insert(task)
  return autoStart ? yield* beginTranscription(task.id) : task
})

/** Moves the bytes, once nothing can be refused any more: no rollback brings them back. */
const takeOver = Effect.fnUntraced(
  function*({ task, recordings }: { readonly task: Task; readonly recordings: ReadonlyArray<Recording> }) {
    const blobs = yield* BlobStore
    const uploads = yield* UploadStore
    for (const [index, { path, uploadId }] of recordings.entries()) {
      yield* blobs.moveIn(`task/${task.id}/source/${index}`, path)
      yield* uploads.remove(uploadId)
    }
  },
)
