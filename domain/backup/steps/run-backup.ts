import { Cause, DateTime, Effect, Exit, Ref, Result } from "effect"
import type { Phase, Progress } from "../backup-run.ts"
import { BackupStore } from "../backup-store.port.ts"
import { finish, note, type Outcome, type Stop } from "../transitions.ts"
import { listKept } from "./list-kept.ts"
import { writeAndCheck } from "./write-and-check.ts"

/** How often a process says that it is alive, and notices that it is to stop. */
const pace = "2 seconds"

class Stopped {
  readonly _tag = "Stopped"
  readonly why: Stop
  constructor(why: Stop) {
    this.why = why
  }
}

/** Makes the backup that has begun under this name, and records how it went. */
export const runBackup = Effect.fn("backup.run")(function*(name: string) {
  const at = yield* Ref.make<{ readonly phase: Phase; readonly progress: Progress }>({
    phase: "writing",
    progress: { done: 0, total: 0 },
  })
  const made = writeAndCheck(name, (phase, progress) => Ref.set(at, { phase, progress }))
  yield* Effect.onExit(Effect.raceFirst(made, untilStopped(name, at)), (exit) => record(name, exit)).pipe(
    Effect.exit,
    Effect.flatMap((exit) =>
      Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause) ? Effect.interrupt : Effect.void
    ),
  )
})

/** Fails once the backup was cancelled, or another process took it for dead. A database that is away has time until then. */
const untilStopped = Effect.fnUntraced(function*(
  name: string,
  at: Ref.Ref<{ readonly phase: Phase; readonly progress: Progress }>,
) {
  const { modify } = yield* BackupStore
  while (true) {
    yield* Effect.sleep(pace)
    const { phase, progress } = yield* Ref.get(at)
    const now = yield* DateTime.now
    yield* modify((runs) => Result.mapError(note(runs, name, phase, progress, now), (why) => new Stopped(why))).pipe(
      Effect.catchDefect((defect) => Effect.logWarning("A backup could not say how far it is", defect)),
    )
  }
})

const record = Effect.fnUntraced(function*(name: string, exit: Exit.Exit<Made, Failed | Stopped>) {
  const { modify } = yield* BackupStore
  const endedAt = yield* DateTime.now
  const outcome = outcomeOf(exit, endedAt)
  yield* said(name, outcome)
  const kept = yield* keptNames
  yield* modify((runs) => Result.succeed(finish(runs, name, outcome, kept ?? new Set(runs.map((run) => run.name)))))
}, Effect.catchDefect((defect) => Effect.logError("How a backup ended could not be recorded", defect)))

type Made = Effect.Success<ReturnType<typeof writeAndCheck>>
type Failed = Effect.Error<ReturnType<typeof writeAndCheck>>

/** Null if the place does not say. */
const keptNames = listKept.pipe(
  Effect.map((kept) => new Set(kept.map(({ name }) => name))),
  Effect.catch(() => Effect.succeed(null)),
)

const outcomeOf = (exit: Exit.Exit<Made, Failed | Stopped>, endedAt: DateTime.Utc): Outcome => {
  if (Exit.isSuccess(exit)) return { _tag: "Done", endedAt, ...exit.value }
  const failure = exit.cause.reasons.find(Cause.isFailReason)?.error
  if (failure?._tag === "Stopped") return { _tag: "Cancelled", endedAt }
  if (failure !== undefined) return { _tag: "Failed", endedAt, reason: failure.reason, detail: failure.detail }
  return Cause.hasInterruptsOnly(exit.cause)
    ? { _tag: "Failed", endedAt, reason: "interrupted", detail: "the server was stopped" }
    : { _tag: "Failed", endedAt, reason: "unexpected", detail: "see the log of the server" }
}

const said = (name: string, outcome: Outcome): Effect.Effect<void> => {
  if (outcome._tag === "Done") {
    const { bytes, files, missing, rows } = outcome
    return Effect.logInfo("A backup was made and checked", { name, bytes, rows, files, missing })
  }
  if (outcome._tag === "Failed") {
    const { detail, reason } = outcome
    return Effect.logError("A backup failed; the older ones are untouched", { name, reason, detail })
  }
  return Effect.logInfo("A backup was cancelled", { name })
}
