import { DateTime, Order, Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"

/**
 * The summary of a task as a document that people edit together. A different `epoch` means a different document:
 * copies of an earlier one never merge into it. `shown` is the summary as last stored, `version` the summary's
 * version then.
 */
export interface CoDocument {
  readonly epoch: number
  readonly state: Uint8Array
  readonly shown: string
  readonly version: number
}

export const documentName = (taskId: TaskId, epoch: number): string => `task.${taskId}.${epoch}`

const name = /^task\.([^.]+)\.(\d{1,15})$/
const isTaskId = Schema.is(TaskId)

export const parseDocumentName = (text: string): { readonly taskId: TaskId; readonly epoch: number } | null => {
  const [, taskId, epoch] = name.exec(text) ?? []
  return isTaskId(taskId) && epoch !== undefined ? { taskId, epoch: Number(epoch) } : null
}

/** How a version of the summary came about. */
export const ChangeKind = Schema.Literals(["edit", "restore", "analysis"])
export type ChangeKind = typeof ChangeKind.Type

export const SummaryVersion = Schema.Struct({
  version: Schema.Int,
  at: Schema.DateTimeUtc,
  kind: ChangeKind,
  by: Schema.Array(UserId),
})
export type SummaryVersion = typeof SummaryVersion.Type

export interface KeptVersion extends SummaryVersion {
  readonly markdown: string
  readonly state: Uint8Array
}

/** Minutes in which the edits of the same people count as one. */
const span = 5
/** The most versions that people see. */
const maxListed = 50
/** The latest are kept one by one: a client may send an edit of a version it has just read. */
const latest = 20

const newestFirst = Order.flip(Order.mapInput(Order.Number, ({ version }: SummaryVersion) => version))

/** The versions worth listing, newest first: of the edits of the same people within five minutes, the last. */
export const listedVersions = (versions: ReadonlyArray<SummaryVersion>): ReadonlyArray<SummaryVersion> =>
  versions.toSorted(newestFirst).filter((one, at, all) => {
    const later = all[at - 1]
    return later === undefined || groupOf(later) !== groupOf(one)
  }).slice(0, maxListed)

const groupOf = ({ kind, at, by, version }: SummaryVersion): string =>
  kind === "edit"
    ? `${Math.floor(DateTime.toEpochMillis(at) / (span * 60_000))} ${by.toSorted(Order.String).join(" ")}`
    : String(version)

/** The versions that no longer need to be kept. */
export const outlivedVersions = (versions: ReadonlyArray<SummaryVersion>): ReadonlyArray<number> => {
  const listed = new Set(listedVersions(versions).map(({ version }) => version))
  const sorted = versions.toSorted(newestFirst)
  // The next analysis keeps what people have changed since.
  const analysed = sorted.find(({ kind }) => kind === "analysis")?.version
  return sorted.slice(latest).filter(({ version }) => !listed.has(version) && version !== analysed).map(({ version }) =>
    version
  )
}
