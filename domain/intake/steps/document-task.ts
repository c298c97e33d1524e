import { Effect, type Result } from "effect"
import type { User } from "../../account/user.ts"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TaskId } from "../../kernel/ids.ts"
import { ruleSentence } from "../../kernel/rules.ts"
import { isVisible } from "../../kernel/text-rules.ts"
import type { NewTask } from "../../task/new-task.ts"
import { titleOfFile } from "../../task/title.ts"
import { DocumentReader } from "../document-reader.port.ts"
import { type FileTooLarge, FileUnusable } from "../errors.ts"
import { checkSize, limits, tooMuchText } from "../limits.ts"
import { partKey } from "../shared/part-key.ts"
import type { Upload } from "../upload.ts"
import { createTextTask } from "./create-text-task.ts"
import type { ReceivedUpload } from "./received-uploads.ts"

interface Document extends ReceivedUpload {
  readonly text: string
}

/** The text of an uploaded document. */
export const readDocument = Effect.fnUntraced(function*({ upload, path }: ReceivedUpload) {
  const reader = yield* DocumentReader
  const { fileName, size } = upload
  yield* Effect.fromResult(checkSize(fileName, size, limits.document))
  const text = yield* reader.read(path, fileName).pipe(
    Effect.mapError(({ code, detail }) => new FileUnusable({ fileName, code, detail })),
  )
  if (!isVisible(text)) {
    return yield* new FileUnusable({ fileName, code: "empty", detail: "there is no text in it" })
  }
  const broken = tooMuchText("file", text)
  if (broken !== null) {
    return yield* new FileUnusable({ fileName, code: "too-large", detail: `its text ${ruleSentence(broken)}` })
  }
  const document: Document = { upload, path, text }
  return document
})

/** Refuses uploads that are too large together. */
export const checkTotalSize = (uploads: Iterable<Upload>): Result.Result<void, FileTooLarge> =>
  checkSize("all files", Array.from(uploads).reduce((sum, { size }) => sum + (size ?? 0), 0), limits.documents)

interface DocumentTask extends Pick<NewTask, "options" | "folderId" | "origin"> {
  readonly user: User
  /** Null to use the file's name. */
  readonly title: string | null
}

export const documentTask = Effect.fnUntraced(
  function*({ upload, path, text }: Document, { user, folderId, origin, title, options }: DocumentTask) {
    const { next } = yield* IdSource
    const id = TaskId.make(yield* next)
    const { id: uploadId, fileName, size: fileSize } = upload
    const part = { fileName, fileSize, mediaType: "application/octet-stream", duration: null, offset: null }
    const facts = {
      id,
      ownerId: user.id,
      folderId,
      origin,
      requestId: yield* next,
      title: title ?? titleOfFile(fileName),
      source: "document" as const,
      parts: [{ ...part, key: partKey(id, 0) }],
      options,
      fileSize,
    }
    return { id, files: [{ uploadId, path }], store: createTextTask(user, facts, text) }
  },
)
