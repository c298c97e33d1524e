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
import type { LocalFile } from "../local-file.ts"
import { partKey } from "../shared/part-key.ts"
import type { Upload } from "../upload.ts"
import { createTextTask } from "./create-text-task.ts"
import type { ReceivedUpload } from "./received-uploads.ts"

/** The text of an uploaded document. */
export const readDocument = Effect.fnUntraced(function*({ upload, path }: ReceivedUpload) {
  return { uploadId: upload.id, ...yield* readText({ path, fileName: upload.fileName, size: upload.size }) }
})

interface Document extends LocalFile {
  readonly text: string
}

/** A document with its text. */
export const readText = Effect.fnUntraced(function*(file: LocalFile) {
  const reader = yield* DocumentReader
  const { path, fileName, size } = file
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
  const document: Document = { ...file, text }
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

/** One task from a document; its file is what it was given. */
export const documentTask = Effect.fnUntraced(
  function*<File extends Document>(file: File, { user, folderId, origin, title, options }: DocumentTask) {
    const { next } = yield* IdSource
    const id = TaskId.make(yield* next)
    const { fileName, size: fileSize, text } = file
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
    return { id, files: [file], store: createTextTask(user, facts, text) }
  },
)
