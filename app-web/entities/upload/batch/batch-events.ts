import { ownRefusal, type Refusal } from "#web/request/refusal.ts"
import type { BatchFile, FileReason, UploadBatch } from "./upload-batch.ts"

/** What happens to a batch: caused by the reader, the network or the server. */
export type BatchEvent =
  | { readonly _tag: "Paused" }
  | { readonly _tag: "Resumed" }
  /** The server created an upload for this file. */
  | { readonly _tag: "Opened"; readonly fileId: string; readonly address: string }
  /** This many bytes were sent. */
  | { readonly _tag: "Progressed"; readonly fileId: string; readonly address: string; readonly sent: number }
  /** The server has this many bytes. */
  | { readonly _tag: "Acknowledged"; readonly fileId: string; readonly address: string; readonly sent: number }
  | { readonly _tag: "Arrived"; readonly fileId: string; readonly address: string }
  | { readonly _tag: "Kept"; readonly fileId: string }
  | { readonly _tag: "Interrupted" }
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "Woke" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Created"; readonly taskId: string; readonly title: string }
  /** The server no longer has the uploads. */
  | { readonly _tag: "Gone" }
  /** The server lost some of the files: they are re-sent. */
  | { readonly _tag: "Lost"; readonly fileIds: ReadonlyArray<string> }
  | { readonly _tag: "NotFound" }
  | { readonly _tag: "Refused"; readonly reason: Refusal; readonly files: ReadonlyArray<FileReason> }
  | { readonly _tag: "Retried" }
  /** The reader chose a file again that could no longer be read. */
  | { readonly _tag: "Given"; readonly fileId: string }
  | { readonly _tag: "Dropped"; readonly fileIds: ReadonlyArray<string> }

/** The batch after an event. An event that does not fit its state changes nothing. */
export const applyEvent = (batch: UploadBatch, event: BatchEvent): UploadBatch => {
  if (batch.phase._tag === "Done") return batch
  switch (event._tag) {
    case "Paused":
      return batch.phase._tag === "Sending" ? { ...halted(batch), isPaused: true } : batch
    case "Resumed":
      return { ...batch, isPaused: false, waitsFor: null }
    case "Opened":
      return withFile(
        batch,
        event.fileId,
        (file) => file.address === event.address ? file : { ...file, address: event.address, ...nothing },
      )
    case "Progressed":
      return withFileAt(batch, event, (file) => ({
        ...file,
        onTheWay: Math.max(0, Math.min(file.size, event.sent) - file.sent),
      }))
    case "Acknowledged":
      return withFileAt(batch, event, (file) => ({
        ...file,
        sent: Math.min(file.size, Math.max(file.sent, event.sent)),
        onTheWay: 0,
      }))
    case "Arrived":
      return withFileAt(batch, event, (file) => ({
        ...file,
        sent: file.size,
        onTheWay: 0,
        isThere: true,
        isDeferred: false,
      }))
    case "Kept":
      return withFile(batch, event.fileId, (file) => ({ ...file, isKept: true }))
    case "Interrupted":
      return { ...halted(batch), waitsFor: "network" }
    case "SignedOut":
      return { ...halted(batch), waitsFor: "signIn" }
    case "Woke":
      return { ...batch, waitsFor: null }
    case "Asking":
      return {
        ...batch,
        phase: { _tag: "Creating", asked: batch.phase._tag === "Creating" ? batch.phase.asked + 1 : 1 },
      }
    case "Created":
      return { ...batch, waitsFor: null, phase: { _tag: "Done", taskId: event.taskId, title: event.title } }
    case "Gone":
      return gone(batch)
    case "Lost":
      return sendingAgain(withoutUploads(batch, event.fileIds))
    case "NotFound":
      return refused(withoutUploads(batch), ownRefusal("Unclear"), [])
    case "Refused":
      return refused(batch, event.reason, event.files)
    case "Retried":
      return batch.phase._tag === "Refused" ? sendingAgain(batch) : { ...batch, waitsFor: null }
    case "Given":
      return sendingAgain(withFile(batch, event.fileId, (file) => ({ ...file, isKept: false })))
    case "Dropped":
      return sendingAgain({ ...batch, files: batch.files.filter(({ id }) => !event.fileIds.includes(id)) })
  }
}

/** If the server was asked before, its response may have been lost and the task may exist. Otherwise the uploads expired. */
const gone = (batch: UploadBatch): UploadBatch =>
  batch.phase._tag === "Creating" && batch.phase.asked > 1
    ? { ...batch, phase: { _tag: "Looking" } }
    : { ...withoutUploads(batch), phase: { _tag: "Sending" } }

const nothing = { sent: 0, onTheWay: 0, isThere: false }

/** Bytes on the way when sending stops may never arrive. */
const halted = (batch: UploadBatch): UploadBatch => ({
  ...batch,
  files: batch.files.map((file) => file.onTheWay === 0 ? file : { ...file, onTheWay: 0 }),
})

const withoutUploads = (
  batch: UploadBatch,
  fileIds: ReadonlyArray<string> = batch.files.map(({ id }) => id),
): UploadBatch => ({
  ...batch,
  files: batch.files.map((file) => fileIds.includes(file.id) ? { ...file, address: null, ...nothing } : file),
})

const refused = (batch: UploadBatch, reason: Refusal, files: ReadonlyArray<FileReason>): UploadBatch => ({
  ...batch,
  waitsFor: null,
  phase: { _tag: "Refused", reason, files },
})

const sendingAgain = (batch: UploadBatch): UploadBatch => ({
  ...batch,
  isPaused: false,
  waitsFor: null,
  phase: { _tag: "Sending" },
})

const withFile = (batch: UploadBatch, fileId: string, change: (file: BatchFile) => BatchFile): UploadBatch => {
  const files = batch.files.map((file) => file.id === fileId ? change(file) : file)
  return files.every((file, index) => file === batch.files[index]) ? batch : { ...batch, files }
}

/** The same, if the upload of the file is still the one at that address. */
const withFileAt = (
  batch: UploadBatch,
  { fileId, address }: { readonly fileId: string; readonly address: string },
  change: (file: BatchFile) => BatchFile,
): UploadBatch => withFile(batch, fileId, (file) => file.address === address ? change(file) : file)
