import type { FileReason, Parcel, ParcelFile, Reason } from "./upload-batch.ts"

/** What happens to a parcel: by the reader, by the network, by the server. */
export type ParcelEvent =
  | { readonly _tag: "Paused" }
  | { readonly _tag: "Resumed" }
  /** The server keeps this file at this address. */
  | { readonly _tag: "Opened"; readonly fileId: string; readonly address: string }
  /** So much of it went out. */
  | { readonly _tag: "Progressed"; readonly fileId: string; readonly address: string; readonly sent: number }
  /** So much of it the server has. */
  | { readonly _tag: "Acknowledged"; readonly fileId: string; readonly address: string; readonly sent: number }
  | { readonly _tag: "Arrived"; readonly fileId: string; readonly address: string }
  | { readonly _tag: "Kept"; readonly fileId: string }
  | { readonly _tag: "Interrupted" }
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "Woke" }
  | { readonly _tag: "Asking" }
  | { readonly _tag: "Created"; readonly taskId: string; readonly title: string }
  /** The server knows nothing of the uploads any more. */
  | { readonly _tag: "Gone" }
  /** The server lost some of the files: they are sent once more. */
  | { readonly _tag: "Lost"; readonly fileIds: ReadonlyArray<string> }
  | { readonly _tag: "NotFound" }
  | { readonly _tag: "Refused"; readonly reason: Reason; readonly files: ReadonlyArray<FileReason> }
  | { readonly _tag: "Retried" }
  /** The reader chose a file again whose bytes were lost here. */
  | { readonly _tag: "Given"; readonly fileId: string }
  | { readonly _tag: "Dropped"; readonly fileIds: ReadonlyArray<string> }

/** What a parcel is after an event. What does not fit its state changes nothing. */
export const happened = (parcel: Parcel, event: ParcelEvent): Parcel => {
  if (parcel.phase._tag === "Done") return parcel
  switch (event._tag) {
    case "Paused":
      return parcel.phase._tag === "Sending" ? { ...halted(parcel), isPaused: true } : parcel
    case "Resumed":
      return { ...parcel, isPaused: false, waitsFor: null }
    case "Opened":
      return withFile(
        parcel,
        event.fileId,
        (file) => file.address === event.address ? file : { ...file, address: event.address, ...nothing },
      )
    case "Progressed":
      return withFileAt(parcel, event, (file) => ({
        ...file,
        onTheWay: Math.max(0, Math.min(file.size, event.sent) - file.sent),
      }))
    case "Acknowledged":
      return withFileAt(parcel, event, (file) => ({
        ...file,
        sent: Math.min(file.size, Math.max(file.sent, event.sent)),
        onTheWay: 0,
      }))
    case "Arrived":
      return withFileAt(parcel, event, (file) => ({
        ...file,
        sent: file.size,
        onTheWay: 0,
        isThere: true,
        isDeferred: false,
      }))
    case "Kept":
      return withFile(parcel, event.fileId, (file) => ({ ...file, isKept: true }))
    case "Interrupted":
      return { ...halted(parcel), waitsFor: "network" }
    case "SignedOut":
      return { ...halted(parcel), waitsFor: "signIn" }
    case "Woke":
      return { ...parcel, waitsFor: null }
    case "Asking":
      return {
        ...parcel,
        phase: { _tag: "Creating", asked: parcel.phase._tag === "Creating" ? parcel.phase.asked + 1 : 1 },
      }
    case "Created":
      return { ...parcel, waitsFor: null, phase: { _tag: "Done", taskId: event.taskId, title: event.title } }
    case "Gone":
      return gone(parcel)
    case "Lost":
      return sendingAgain(lost(parcel, event.fileIds))
    case "NotFound":
      return refused(lost(parcel), { code: "Unclear", detail: null, said: "" }, [])
    case "Refused":
      return refused(parcel, event.reason, event.files)
    case "Retried":
      return parcel.phase._tag === "Refused" ? sendingAgain(parcel) : { ...parcel, waitsFor: null }
    case "Given":
      return sendingAgain(withFile(parcel, event.fileId, (file) => ({ ...file, isKept: false })))
    case "Dropped":
      return sendingAgain({ ...parcel, files: parcel.files.filter(({ id }) => !event.fileIds.includes(id)) })
  }
}

/** An answer may have been lost when the server was asked before: then the task may be there. Else the uploads expired. */
const gone = (parcel: Parcel): Parcel =>
  parcel.phase._tag === "Creating" && parcel.phase.asked > 1
    ? { ...parcel, phase: { _tag: "Looking" } }
    : { ...lost(parcel), phase: { _tag: "Sending" } }

const nothing = { sent: 0, onTheWay: 0, isThere: false }

/** What is on the way when sending stops may never arrive. */
const halted = (parcel: Parcel): Parcel => ({
  ...parcel,
  files: parcel.files.map((file) => file.onTheWay === 0 ? file : { ...file, onTheWay: 0 }),
})

const lost = (parcel: Parcel, fileIds: ReadonlyArray<string> = parcel.files.map(({ id }) => id)): Parcel => ({
  ...parcel,
  files: parcel.files.map((file) => fileIds.includes(file.id) ? { ...file, address: null, ...nothing } : file),
})

const refused = (parcel: Parcel, reason: Reason, files: ReadonlyArray<FileReason>): Parcel => ({
  ...parcel,
  waitsFor: null,
  phase: { _tag: "Refused", reason, files },
})

const sendingAgain = (parcel: Parcel): Parcel => ({
  ...parcel,
  isPaused: false,
  waitsFor: null,
  phase: { _tag: "Sending" },
})

const withFile = (parcel: Parcel, fileId: string, change: (file: ParcelFile) => ParcelFile): Parcel => {
  const files = parcel.files.map((file) => file.id === fileId ? change(file) : file)
  return files.every((file, index) => file === parcel.files[index]) ? parcel : { ...parcel, files }
}

/** The same, while the server still keeps the file at that address. */
const withFileAt = (
  parcel: Parcel,
  { fileId, address }: { readonly fileId: string; readonly address: string },
  change: (file: ParcelFile) => ParcelFile,
): Parcel => withFile(parcel, fileId, (file) => file.address === address ? change(file) : file)
