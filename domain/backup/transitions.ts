import { DateTime, Result } from "effect"
import type { BackupRun, BackupRuns, Phase, Progress } from "./backup-run.ts"
import { BackupRunning, NoBackupRunning } from "./errors.ts"

/** A process that has said nothing for this long is dead, and its backup is nobody's. */
const silence = { seconds: 60 } as const
/** How many attempts are remembered, besides those whose archives may still be kept. */
const remembered = 20

export type Outcome = BackupRun["outcome"]
export type Running = Extract<Outcome, { readonly _tag: "Running" }>

/** Why a process stops working on a backup. */
export type Stop = "cancelled" | "lost"

/** Counts a backup whose process died as failed: it ended when it last reported. */
export const settled = (runs: BackupRuns, now: DateTime.Utc): BackupRuns =>
  runs.map((run) => run.outcome._tag === "Running" && isDead(run.outcome, now) ? ended(run, run.outcome) : run)

/** Counts every running backup as failed, where this process has just become the only one. */
export const abandoned = (runs: BackupRuns): BackupRuns =>
  runs.map((run) => run.outcome._tag === "Running" ? ended(run, run.outcome) : run)

const ended = (run: BackupRun, { aliveAt: endedAt, isCancelled }: Running): BackupRun => {
  const detail = "the process that made it ended"
  return {
    ...run,
    outcome: isCancelled
      ? { _tag: "Cancelled", endedAt }
      : { _tag: "Failed", endedAt, reason: "interrupted", detail },
  }
}

const isDead = ({ aliveAt }: Running, now: DateTime.Utc): boolean =>
  DateTime.isLessThan(DateTime.addDuration(aliveAt, silence), now)

/** Begins a backup, unless one is being made. */
export const begin = (
  runs: BackupRuns,
  { name, isScheduled }: Pick<BackupRun, "isScheduled" | "name">,
  now: DateTime.Utc,
): Result.Result<BackupRuns, BackupRunning> => {
  const before = settled(runs, now)
  if (runningOf(before) !== null) return Result.fail(new BackupRunning())
  const outcome: Running = { _tag: "Running", phase: "writing", done: 0, total: 0, aliveAt: now, isCancelled: false }
  return Result.succeed([{ name, isScheduled, startedAt: now, outcome }, ...before])
}

/** Says how far a backup is, and that its process is alive; or why that has to stop. */
export const note = (
  runs: BackupRuns,
  name: string,
  phase: Phase,
  progress: Progress,
  now: DateTime.Utc,
): Result.Result<BackupRuns, Stop> => {
  const running = settled(runs, now).find((run) => run.name === name)?.outcome
  if (running?._tag !== "Running") return Result.fail("lost")
  if (running.isCancelled) return Result.fail("cancelled")
  return Result.succeed(withOutcome(runs, name, { ...running, phase, ...progress, aliveAt: now }))
}

/** The process that makes it notices within seconds. */
export const cancel = (runs: BackupRuns, now: DateTime.Utc): Result.Result<BackupRuns, NoBackupRunning> => {
  const running = runningOf(settled(runs, now))
  return running === null
    ? Result.fail(new NoBackupRunning())
    : Result.succeed(withOutcome(runs, running.name, { ...running.outcome, isCancelled: true }))
}

/** A backup that was taken for dead stays what it was called then. */
export const finish = (
  runs: BackupRuns,
  name: string,
  outcome: Outcome,
  kept: ReadonlySet<string>,
): BackupRuns => {
  const isOpen = runs.some((run) => run.name === name && run.outcome._tag === "Running")
  return (isOpen ? withOutcome(runs, name, outcome) : runs).filter((run, at) => at < remembered || kept.has(run.name))
}

export const runningOf = (runs: BackupRuns): (BackupRun & { readonly outcome: Running }) | null => {
  for (const run of runs) if (run.outcome._tag === "Running") return { ...run, outcome: run.outcome }
  return null
}

const withOutcome = (runs: BackupRuns, name: string, outcome: Outcome): BackupRuns =>
  runs.map((run) => run.name === name ? { ...run, outcome } : run)
