import { Effect, Schema } from "effect"
import { currentUser } from "../../account/use-cases/signed-in.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskView } from "../../task/task-view.ts"
import { Title, titleOfFile } from "../../task/title.ts"
import { viewTask } from "../../task/use-cases/load-task.ts"
import { BlobStore } from "../blob-store.port.ts"
import { DocumentReader } from "../document-reader.port.ts"
import { FileTooLarge, FileUnusable } from "../errors.ts"
import { checkSize, limits } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"
import { type Upload, UploadId } from "../upload.ts"
import { wishesOf, wishFields } from "../wishes.ts"
import { arrivedUploads, claim } from "./arrived-uploads.ts"
import { keepText } from "./keep-text.ts"

/** Makes a task of each uploaded document. Every file is read before anything is kept. */
export const createDocumentTasks = useCase("intake.createDocumentTasks", {
  input: wire({
    uploadIds: Schema.NonEmptyArray(UploadId),
    title: Schema.optionalKey(Title),
    language: wishFields.language,
    analyze: wishFields.analyze,
    style: wishFields.style,
  }),
  output: Schema.Struct({ tasks: Schema.Array(TaskView) }),
  run: Effect.fnUntraced(function*({ uploadIds, title, ...wanted }) {
    const user = yield* currentUser
    const arrived = yield* arrivedUploads(uploadIds, user.id)
    const total = arrived.reduce((sum, { upload }) => sum + upload.size, 0)
    if (total > limits.documents) return yield* new FileTooLarge({ fileName: "all files", limit: limits.documents })
    const documents = yield* Effect.forEach(arrived, read)
    const wishes = wishesOf(wanted)
    const { next } = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const kept = yield* transaction(
      Effect.andThen(
        claim(uploadIds, user.id),
        Effect.forEach(documents, ({ upload, path, text }) =>
          Effect.gen(function*() {
            const blobs = yield* BlobStore
            const uploads = yield* UploadStore
            const id = TaskId.make(yield* next)
            const key = `task/${id}/source/0`
            const { fileName, size: fileSize } = upload
            const part = {
              key,
              fileName,
              fileSize,
              mediaType: "application/octet-stream",
              duration: null,
              offset: null,
            }
            const facts = {
              id,
              ownerId: user.id,
              requestId: yield* next,
              title: title?.trim() ?? titleOfFile(fileName),
              source: "document" as const,
              parts: [part],
              wishes,
              fileSize,
            }
            const task = yield* keepText(user, facts, text)
            yield* blobs.take(key, path)
            yield* uploads.remove(upload.id)
            return task
          })),
      ),
    )
    return { tasks: yield* Effect.forEach(kept, viewTask) }
  }),
})

const read = Effect.fnUntraced(function*({ upload, path }: { readonly upload: Upload; readonly path: string }) {
  const reader = yield* DocumentReader
  yield* Effect.fromResult(checkSize(upload.fileName, upload.size, limits.document))
  const text = yield* reader.read(path, upload.fileName).pipe(
    Effect.mapError(({ code, detail }) => new FileUnusable({ fileName: upload.fileName, code, detail })),
  )
  return { upload, path, text }
})
