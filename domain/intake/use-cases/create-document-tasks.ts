import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import type { User } from "../../account/user.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId, UploadId, type UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { BlobStore } from "../../media/blob-store.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import type { Task } from "../../task/task.ts"
import { Title, titleOfFile } from "../../task/title.ts"
import { linesOfText } from "../../transcript/paragraphs.ts"
import { DocumentReader } from "../document-reader.port.ts"
import { FileTooLarge, FileUnusable } from "../errors.ts"
import { checkSize, limits } from "../limits.ts"
import { lockUploads, type ReceivedUpload, validateUploads } from "../steps/arrived-uploads.ts"
import { createTextTask } from "../steps/create-text-task.ts"
import { optionFields, optionsFrom } from "../transcription-options.ts"
import { UploadStore } from "../upload-store.port.ts"

/** Makes a task of each uploaded document. Every file is read before anything is kept. */
export const createDocumentTasks = useCase("intake.createDocumentTasks", {
  input: wire({
    uploadIds: Schema.NonEmptyArray(UploadId),
    /** For one task; several are called after their files. */
    title: Schema.optionalKey(Title),
    language: optionFields.language,
    analyze: optionFields.analyze,
    style: optionFields.style,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskItem) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, ...wanted }) {
    const user = yield* currentUser
    const total = yield* sizeOf(uploadIds, user.id)
    if (total > limits.documents) return yield* new FileTooLarge({ fileName: "all files", limit: limits.documents })
    const documents = yield* validateUploads(uploadIds, user.id, read)
    const asked = { user, title: uploadIds.length === 1 ? title?.trim() ?? null : null, options: optionsFrom(wanted) }
    const { transaction } = yield* UnitOfWork
    const kept = yield* transaction(Effect.gen(function*() {
      yield* lockUploads(uploadIds, user.id)
      const made = yield* Effect.forEach(documents, (document) => keep(document, asked))
      yield* Effect.forEach(made, takeOver)
      return made
    }))
    yield* Effect.forEach(kept, ({ task }) => publishTaskChanged(task), { discard: true })
    return { tasks: yield* viewItems(kept.map(({ task }) => task)) }
  }),
})

/** Bytes of all uploads together; those that are not there are told later. */
const sizeOf = Effect.fnUntraced(function*(ids: ReadonlyArray<UploadId>, owner: UserId) {
  const uploads = yield* UploadStore
  const sizes = yield* Effect.forEach(ids, (id) =>
    uploads.get(id, owner).pipe(
      Effect.map(({ size }) => size ?? 0),
      Effect.catchTag("UploadNotFound", () => Effect.succeed(0)),
    ))
  return sizes.reduce((sum, size) => sum + size, 0)
})

interface Document extends ReceivedUpload {
  readonly text: string
}

interface Asked extends Pick<Task, "options"> {
  readonly user: User
  /** Null for the name of the file. */
  readonly title: string | null
}

const read = Effect.fnUntraced(function*({ upload, path }: ReceivedUpload) {
  const reader = yield* DocumentReader
  yield* Effect.fromResult(checkSize(upload.fileName, upload.size, limits.document))
  const { fileName } = upload
  const text = yield* reader.read(path, fileName).pipe(
    Effect.mapError(({ code, detail }) => new FileUnusable({ fileName, code, detail })),
  )
  if (linesOfText(text).length === 0) {
    return yield* new FileUnusable({ fileName, code: "empty", detail: "there is no text in it" })
  }
  const document: Document = { upload, path, text }
  return document
})

const keep = Effect.fnUntraced(function*({ upload, path, text }: Document, { user, title, options }: Asked) {
  const { next } = yield* IdSource
  const id = TaskId.make(yield* next)
  const { fileName, size: fileSize } = upload
  const key = `task/${id}/source/0`
  const facts = {
    id,
    ownerId: user.id,
    requestId: yield* next,
    title: title ?? titleOfFile(fileName),
    source: "document" as const,
    parts: [{ key, fileName, fileSize, mediaType: "application/octet-stream", duration: null, offset: null }],
    options,
    fileSize,
  }
  return { task: yield* createTextTask(user, facts, text), key, path, uploadId: upload.id }
})

/** Moves the bytes, once nothing can be refused any more: no rollback brings them back. */
const takeOver = Effect.fnUntraced(
  function*({ key, path, uploadId }: { readonly key: string; readonly path: string; readonly uploadId: UploadId }) {
    const blobs = yield* BlobStore
    const uploads = yield* UploadStore
    yield* blobs.moveIn(key, path)
    yield* uploads.remove(uploadId)
  },
)
