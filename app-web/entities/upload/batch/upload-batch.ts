/** What is asked for with a task; what is left out is found out. */
export interface Wishes {
  readonly title?: string
  readonly language?: string
  readonly speakers?: number
}

/** A file on its way to the server. */
export interface ParcelFile {
  readonly id: string
  readonly name: string
  readonly size: number
  /** Where the server keeps what arrived; null before it made room, and after it lost it. */
  readonly address: string | null
  /** Bytes that the server said it has there. */
  readonly sent: number
  /** Bytes that went out after those, and are not known to have arrived. */
  readonly onTheWay: number
  /** Whether the server said that it has all of them. */
  readonly isThere: boolean
  /** Whether the server learns the length at the end: a recording that was sent while it was made. */
  readonly isDeferred: boolean
  /** Whether this device keeps a copy that survives a reload. */
  readonly isKept: boolean
}

/** Why something was refused. */
export interface Reason {
  /** The stable code of the refusal, or a name of ours. */
  readonly code: string
  /** What exactly was wrong, if the server tells it by a code. */
  readonly detail: string | null
  /** What the server said, for refusals without a text of ours. */
  readonly said: string
}

export interface FileReason extends Reason {
  readonly fileId: string
}

export type Phase =
  | { readonly _tag: "Sending" }
  /** The server was asked to make the task. `asked` counts the times; answers may have been lost. */
  | { readonly _tag: "Creating"; readonly asked: number }
  /** The uploads are gone, maybe because the task is there already: it is looked for. */
  | { readonly _tag: "Looking" }
  | { readonly _tag: "Done"; readonly taskId: string; readonly title: string }
  /** It cannot go on by itself: because of some of its files, or of the whole. */
  | { readonly _tag: "Refused"; readonly reason: Reason; readonly files: ReadonlyArray<FileReason> }

/** Files that become one task: what one row of the tray shows. */
export interface Parcel {
  readonly id: string
  /** The account it belongs to: another one that signs in here never sees it. */
  readonly owner: string
  readonly kind: "recording" | "document"
  readonly files: ReadonlyArray<ParcelFile>
  readonly wishes: Wishes
  /** Milliseconds since 1970, by this device. */
  readonly begun: number
  readonly phase: Phase
  readonly isPaused: boolean
  /** What has to come back before it goes on. */
  readonly waitsFor: "network" | "signIn" | null
}

/** The refusal of one file. */
export const refusedFile = (fileId: string, reason: Reason): Extract<Phase, { readonly _tag: "Refused" }> => ({
  _tag: "Refused",
  reason,
  files: [{ ...reason, fileId }],
})

export const newParcel = (facts: Pick<Parcel, "id" | "owner" | "kind" | "files" | "wishes" | "begun">): Parcel => ({
  ...facts,
  phase: { _tag: "Sending" },
  isPaused: false,
  waitsFor: null,
})

/** Bytes there and in all, over the files of a parcel. */
export const progressOf = ({ files }: Parcel): { readonly sent: number; readonly size: number } => ({
  sent: files.reduce((sum, file) => sum + file.sent + file.onTheWay, 0),
  size: files.reduce((sum, file) => sum + file.size, 0),
})

export const isOver = ({ phase }: Parcel): boolean => phase._tag === "Done"

/** Whether bytes are on their way that a reload would lose. */
export const couldLose = ({ phase, files, isPaused }: Parcel): boolean =>
  phase._tag === "Sending" && !isPaused && files.some((file) => !file.isKept && !file.isThere)
