import { DateTime, Effect, Schema } from "effect"
import { wire, wireAs } from "../../kernel/wire.ts"
import { BackupPlace } from "../backup-place.port.ts"
import { BackupRules } from "../backup-rules.ts"
import { type BackupRun, type BackupRuns, FailureReason, Phase } from "../backup-run.ts"
import { BackupStore } from "../backup-store.port.ts"
import { nextRun } from "../next-run.ts"
import { runningOf, settled } from "../transitions.ts"
import { listKept } from "./list-kept.ts"

const At = Schema.DateTimeUtcFromString

const KeptView = wireAs("KeptBackup", {
  name: Schema.String,
  bytes: Schema.Finite,
  storedAt: At,
  /** Whether it is known here that it could be restored. */
  isChecked: Schema.Boolean,
})

const FailureView = wire({ at: At, reason: FailureReason, detail: Schema.String })

/** Backups as the operator sees them. */
export const BackupView = wire({
  place: Schema.NullOr(wire({ kind: Schema.Literals(["folder", "bucket"]), where: Schema.String })),
  /** As it was configured; null if they are made by hand only. */
  schedule: Schema.NullOr(Schema.String),
  keep: Schema.Int,
  nextAt: Schema.NullOr(At),
  running: Schema.NullOr(
    wire({ name: Schema.String, startedAt: At, phase: Phase, done: Schema.Int, total: Schema.Int }),
  ),
  lastSuccess: Schema.NullOr(
    wire({
      name: Schema.String,
      at: At,
      bytes: Schema.Finite,
      rows: Schema.Int,
      files: Schema.Int,
      missing: Schema.Int,
    }),
  ),
  /** The last failure, if nothing has succeeded since. */
  failure: Schema.NullOr(FailureView),
  /** What is in the place, the newest first. */
  kept: Schema.Array(KeptView),
  /** Why the place cannot be looked at. */
  unreadable: Schema.NullOr(wire({ reason: FailureReason, detail: Schema.String })),
})

export const viewBackups = Effect.gen(function*() {
  const rules = yield* BackupRules
  if (rules === null) return nothing
  const { kind, where } = yield* BackupPlace
  const { get } = yield* BackupStore
  const now = yield* DateTime.now
  const runs = settled(yield* get, now)
  const found = yield* Effect.result(listKept)
  const running = runningOf(runs)
  const checked = new Set(runs.flatMap(({ name, outcome }) => outcome._tag === "Done" ? [name] : []))
  return {
    place: { kind, where },
    schedule: rules.schedule?.text ?? null,
    keep: rules.keep,
    nextAt: rules.schedule === null || running !== null
      ? null
      : DateTime.max(nextRun(rules.schedule.cron, runs, now), now),
    running: running === null ? null : runningView(running),
    lastSuccess: successOf(runs),
    failure: failureOf(runs),
    kept: found._tag === "Success" ? found.success.map((one) => ({ ...one, isChecked: checked.has(one.name) })) : [],
    unreadable: found._tag === "Failure" ? { reason: found.failure.reason, detail: found.failure.detail } : null,
  }
})

const nothing: typeof BackupView.Type = {
  place: null,
  schedule: null,
  keep: 0,
  nextAt: null,
  running: null,
  lastSuccess: null,
  failure: null,
  kept: [],
  unreadable: null,
}

const runningView = ({ name, outcome, startedAt }: NonNullable<ReturnType<typeof runningOf>>) => {
  const { done, phase, total } = outcome
  return { name, startedAt, phase, done, total }
}

const successOf = (runs: BackupRuns): (typeof BackupView.Type)["lastSuccess"] => {
  for (const { name, outcome } of runs) {
    if (outcome._tag !== "Done") continue
    const { bytes, endedAt: at, files, missing, rows } = outcome
    return { name, at, bytes, rows, files, missing }
  }
  return null
}

const failureOf = (runs: BackupRuns): (typeof BackupView.Type)["failure"] => {
  const last = runs.find(({ outcome }: BackupRun) => outcome._tag === "Done" || outcome._tag === "Failed")?.outcome
  return last?._tag === "Failed" ? { at: last.endedAt, reason: last.reason, detail: last.detail } : null
}
