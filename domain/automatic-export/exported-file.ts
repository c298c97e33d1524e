import { type DateTime, Effect, Schema } from "effect"
import { withinThreeDays } from "../kernel/back-off.ts"
import { ExportedFileId, ExportRuleId, TaskId, UserId } from "../kernel/ids.ts"
import { RuleFormat } from "./export-rule.ts"
import { Fault } from "./fault.ts"

/**
 * `removed`: it was deleted at its place, so it is not written until it is asked for. `conflict`: it was changed there,
 * so it is left as it is. `none`: there is nothing to write, such as subtitles of a text without times.
 */
export const FileState = Schema.Literals(["waiting", "written", "failed", "removed", "conflict", "none"])
export type FileState = typeof FileState.Type

/** A file that a rule writes: one format, in one language, of one task. */
export const ExportedFile = Schema.Struct({
  id: ExportedFileId,
  ruleId: ExportRuleId,
  ownerId: UserId,
  taskId: TaskId,
  format: RuleFormat,
  /** Of the translation; null for the original. */
  language: Schema.NullOr(Schema.String),
  /** When the task changed that it is to be written for. */
  mark: Schema.String,
  state: FileState,
  /** When it may be tried; null unless it waits. */
  nextAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** During an attempt, when another process may begin one. */
  until: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Attempts that began, in all. */
  attempts: Schema.Int,
  /** When the last of them began; null if there was none. */
  triedAt: Schema.NullOr(Schema.DateTimeUtcFromString).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
  /** A person asked for it, whatever became of it at its place. */
  isAsked: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(false))),
  /** When trying began, and how often it was tried since. */
  since: Schema.DateTimeUtcFromString,
  tries: Schema.Int,
  /** Below the place; null until it has a name. It stays, whatever the title becomes. */
  path: Schema.NullOr(Schema.String),
  /** What the place calls the version that was written; null until it was. */
  version: Schema.NullOr(Schema.String),
  /** Of what was written. */
  hash: Schema.NullOr(Schema.String),
  /** Of what is being written: it may be there already, if this process ended before it knew. */
  intended: Schema.NullOr(Schema.String),
  fault: Schema.NullOr(Fault),
  /** That the place answered with, if it failed. */
  status: Schema.NullOr(Schema.Int),
  writtenAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type ExportedFile = typeof ExportedFile.Type

/** How long a process has an attempt to itself, and how long an attempt takes at most. */
export const attemptLasts = { minutes: 5 } as const
export const attemptLimit = { minutes: 4 } as const

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** When it is tried again after a failure, not before the place asks for it; null once three days are over. */
export const nextTry = withinThreeDays([
  15 * second,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
])

type Given = Pick<ExportedFile, "id" | "ruleId" | "ownerId" | "taskId" | "format" | "language" | "mark">

export const newFile = (given: Given, now: DateTime.Utc): ExportedFile => ({
  ...given,
  state: "waiting",
  nextAt: now,
  until: null,
  attempts: 0,
  triedAt: null,
  isAsked: false,
  since: now,
  tries: 0,
  path: null,
  version: null,
  hash: null,
  intended: null,
  fault: null,
  status: null,
  writtenAt: null,
})

const waits = (now: DateTime.Utc) => ({ state: "waiting", nextAt: now, since: now, tries: 0 }) as const

/** Its task has changed. What was removed or changed at its place is not written for that. */
export const changed = (file: ExportedFile, mark: string, now: DateTime.Utc): ExportedFile =>
  file.mark === mark
    ? file
    : { ...file, mark, ...(file.state === "removed" || file.state === "conflict" ? {} : waits(now)) }

/** It is tried once more. */
export const again = (file: ExportedFile, now: DateTime.Utc): ExportedFile => ({ ...file, ...waits(now) })

/** A person asks for it: if it is found removed, it is written again; if it was changed there, it stays, and gets a copy beside it. */
export const asked = (file: ExportedFile, now: DateTime.Utc): ExportedFile => ({ ...again(file, now), isAsked: true })

/** As if it had never been written. */
export const forgotten = (file: ExportedFile): ExportedFile => ({
  ...file,
  path: null,
  version: null,
  hash: null,
  intended: null,
})

/** An attempt begins, which others leave alone until then. */
export const begun = (file: ExportedFile, now: DateTime.Utc, until: DateTime.Utc): ExportedFile => ({
  ...file,
  until,
  triedAt: now,
  attempts: file.attempts + 1,
  tries: file.tries + 1,
})

/** How an attempt ended. */
export interface Outcome {
  readonly state: Exclude<FileState, "waiting" | "failed">
  readonly version: string | null
  readonly hash: string | null
}

/** After an attempt that ended so. One that came too late changes nothing; what changed meanwhile waits for the next. */
export const settled = (
  current: ExportedFile,
  claimed: ExportedFile,
  end: Outcome,
  now: DateTime.Utc,
): ExportedFile => {
  if (current.attempts !== claimed.attempts) return current
  const isStale = current.mark !== claimed.mark && (end.state === "written" || end.state === "none")
  const known = end.state === "written"
    ? { version: end.version, hash: end.hash, intended: null, writtenAt: now }
    : {}
  return {
    ...current,
    ...known,
    ...(isStale ? waits(now) : { state: end.state, nextAt: null }),
    until: null,
    isAsked: false,
    fault: null,
    status: null,
  }
}

/** After an attempt that failed: it waits, or is given up after three days. */
export const failed = (
  current: ExportedFile,
  claimed: ExportedFile,
  { fault, status, nextAt }: Pick<ExportedFile, "fault" | "status" | "nextAt">,
): ExportedFile =>
  current.attempts === claimed.attempts
    ? { ...current, state: nextAt === null ? "failed" : "waiting", nextAt, until: null, fault, status }
    : current
