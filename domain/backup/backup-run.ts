import { Schema } from "effect"

/** Why a backup was not made, or not trusted. */
export const FailureReason = Schema.Literals([
  "full",
  "unreachable",
  "not-permitted",
  "damaged",
  "not-checked",
  "interrupted",
  "unexpected",
])

/** What a running backup does: it writes the archive, puts it into its place, or restores it on trial. */
export const Phase = Schema.Literals(["writing", "keeping", "checking"])
export type Phase = typeof Phase.Type

const At = Schema.DateTimeUtcFromString

/** One attempt to make a backup, which is known by the name of its archive. */
export const BackupRun = Schema.Struct({
  name: Schema.String,
  startedAt: At,
  isScheduled: Schema.Boolean,
  outcome: Schema.TaggedUnion({
    /** `aliveAt` is when its process last said that it is still there. */
    Running: { phase: Phase, done: Schema.Int, total: Schema.Int, aliveAt: At, isCancelled: Schema.Boolean },
    /** In its place, and restored on trial. `missing` counts files that were deleted while it was made. */
    Done: { endedAt: At, bytes: Schema.Finite, rows: Schema.Int, files: Schema.Int, missing: Schema.Int },
    Failed: { endedAt: At, reason: FailureReason, detail: Schema.String },
    Cancelled: { endedAt: At },
  }),
})
export type BackupRun = typeof BackupRun.Type

/** The attempts, the last one first. */
export const BackupRuns = Schema.Array(BackupRun)
export type BackupRuns = typeof BackupRuns.Type

export interface Progress {
  readonly done: number
  readonly total: number
}
