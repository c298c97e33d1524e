import type { Scenario } from "#web/entities/task/scenario/scenario.ts"
import type { Refusal } from "#web/request/refusal.ts"
/** Settings for a transcription; whatever is left out is detected. */
export interface TranscriptionOptions {
  readonly title?: string
  readonly language?: string
  readonly speakers?: number
  readonly scenario?: Scenario
  /** The folder it goes into. */
  readonly folder_id?: string
}

/** A file on its way to the server. */
export interface BatchFile {
  readonly id: string
  readonly name: string
  readonly size: number
  /** The address of the upload on the server; null before it is created, and after the server lost it. */
  readonly address: string | null
  /** Bytes that the server has confirmed. */
  readonly sent: number
  /** Bytes that were sent after those and are not confirmed yet. */
  readonly onTheWay: number
  /** Whether the server has confirmed all bytes. */
  readonly isThere: boolean
  /** Whether the server learns the length only at the end: for a recording sent while it was being made. */
  readonly isDeferred: boolean
  /** Whether this device has a copy that survives a reload. */
  readonly isKept: boolean
}

export interface FileReason extends Refusal {
  readonly fileId: string
}

export type Phase =
  | { readonly _tag: "Sending" }
  /** The server was asked to create the task, `asked` times; responses may have been lost. */
  | { readonly _tag: "Creating"; readonly asked: number }
  /** The uploads are gone, perhaps because the task already exists: we search for it. */
  | { readonly _tag: "Looking" }
  | { readonly _tag: "Done"; readonly taskId: string; readonly title: string }
  /** It cannot continue on its own, because of some of its files or the batch as a whole. */
  | { readonly _tag: "Refused"; readonly reason: Refusal; readonly files: ReadonlyArray<FileReason> }

/** Files that become one task: one row of the upload tray. Stored on the device, so the field names must not change. */
export interface UploadBatch {
  readonly id: string
  /** The account it belongs to: other accounts on this device never see it. */
  readonly owner: string
  readonly kind: "recording" | "document"
  readonly files: ReadonlyArray<BatchFile>
  readonly options: TranscriptionOptions
  /** Milliseconds since 1970, by the clock of this device. */
  readonly begun: number
  readonly phase: Phase
  readonly isPaused: boolean
  /** What it is waiting for. */
  readonly waitsFor: "network" | "signIn" | null
}

/** One file's refusal. */
export const refusedFile = (fileId: string, reason: Refusal): Extract<Phase, { readonly _tag: "Refused" }> => ({
  _tag: "Refused",
  reason,
  files: [{ ...reason, fileId }],
})

export const newBatch = (
  fields: Pick<UploadBatch, "id" | "owner" | "kind" | "files" | "options" | "begun">,
): UploadBatch => ({
  ...fields,
  phase: { _tag: "Sending" },
  isPaused: false,
  waitsFor: null,
})

/** Bytes sent and bytes in total, over all files. */
export const progressOf = ({ files }: UploadBatch): { readonly sent: number; readonly size: number } => ({
  sent: files.reduce((sum, file) => sum + file.sent + file.onTheWay, 0),
  size: files.reduce((sum, file) => sum + file.size, 0),
})

export const isOver = ({ phase }: UploadBatch): boolean => phase._tag === "Done"

/** Whether the server has all bytes. */
export const isSent = ({ phase }: UploadBatch): boolean => phase._tag !== "Sending" && phase._tag !== "Refused"

/** Whether a reload would lose bytes that are not sent yet. */
export const couldLose = ({ phase, files, isPaused }: UploadBatch): boolean =>
  phase._tag === "Sending" && !isPaused && files.some((file) => !file.isKept && !file.isThere)
