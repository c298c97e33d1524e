import { backupName, isBackupName } from "#domain/backup/backup-name.ts"
import type { BackupRun, BackupRuns } from "#domain/backup/backup-run.ts"
import { nextRun } from "#domain/backup/next-run.ts"
import { leftovers, superfluous } from "#domain/backup/superfluous.ts"
import { abandoned, begin, cancel, finish, note, settled } from "#domain/backup/transitions.ts"
import { assert, describe, it } from "@effect/vitest"
import { Cron, DateTime, Result } from "effect"
import { at } from "../../support/a-task.ts"

const noon = at("2026-11-20T12:00:00.000Z")
const after = (seconds: number) => DateTime.add(noon, { seconds })

const run = (name: string, outcome: BackupRun["outcome"], startedAt = noon): BackupRun => ({
  name,
  startedAt,
  isScheduled: true,
  outcome,
})
const running = (aliveAt = noon) =>
  ({ _tag: "Running", phase: "writing", done: 0, total: 0, aliveAt, isCancelled: false }) as const
const done = { _tag: "Done", endedAt: noon, bytes: 7, rows: 3, files: 1, missing: 0 } as const
const failed = (reason: "full" | "interrupted" | "not-checked", endedAt = noon) =>
  ({ _tag: "Failed", endedAt, reason, detail: "" }) as const

const kept = (...names: ReadonlyArray<string>) => names.map((name) => ({ name, bytes: 7, storedAt: noon }))

describe("a backup", () => {
  it("is one at a time, until nothing has been heard of its process for a minute", () => {
    const first = Result.getOrThrow(begin([], { name: "a", isScheduled: true }, noon))
    const second = (now: DateTime.Utc) => begin(first, { name: "b", isScheduled: false }, now)
    assert.isTrue(Result.isFailure(second(after(60))))
    const [taken, dead] = Result.getOrThrow(second(after(61)))
    assert.deepInclude(taken, { name: "b", isScheduled: false })
    assert.deepInclude(dead?.outcome, { _tag: "Failed", reason: "interrupted", endedAt: noon })
  })

  it("goes on for as long as its process says so, and stops once it is cancelled or another has taken over", () => {
    const runs = [run("a", running())]
    const noted = Result.getOrThrow(note(runs, "a", "keeping", { done: 1, total: 2 }, after(30)))
    assert.deepInclude(noted[0]?.outcome, { phase: "keeping", done: 1, total: 2, aliveAt: after(30) })
    const stopped = Result.getOrThrow(cancel(noted, after(31)))
    const progress = { done: 0, total: 0 }
    assert.deepStrictEqual(note(stopped, "a", "keeping", progress, after(32)), Result.fail("cancelled"))
    assert.deepStrictEqual(note(runs, "a", "keeping", progress, after(61)), Result.fail("lost"))
    assert.isTrue(Result.isFailure(cancel([run("a", done)], noon)))
  })

  it("is dead where this process has just become the only one", () => {
    const [one] = abandoned([run("a", running())])
    assert.deepInclude(one?.outcome, { _tag: "Failed", reason: "interrupted" })
  })

  it("that was taken for dead is not called a success afterwards", () => {
    const dead = settled([run("a", running())], after(61))
    assert.strictEqual(finish(dead, "a", done, new Set())[0]?.outcome._tag, "Failed")
    assert.strictEqual(finish([run("a", running())], "a", done, new Set())[0]?.outcome._tag, "Done")
  })

  it("is forgotten after twenty others, unless it is still kept", () => {
    const many: BackupRuns = [run("a", running()), ...Array.from({ length: 30 }, (_, nth) => run(`old ${nth}`, done))]
    const left = finish(many, "a", done, new Set(["old 29"])).map(({ name }) => name)
    assert.lengthOf(left, 21)
    assert.strictEqual(left.at(-1), "old 29")
  })
})

describe("the next backup", () => {
  const daily = Cron.parseUnsafe("15 3 * * *", "UTC")
  const next = (...runs: ReadonlyArray<BackupRun>) => DateTime.formatIso(nextRun(daily, runs, noon))

  it("is made at once where there was none, and when the schedule says otherwise", () => {
    assert.strictEqual(next(), "2026-11-20T12:00:00.000Z")
    assert.strictEqual(next(run("a", done)), "2026-11-21T03:15:00.000Z")
    assert.strictEqual(next(run("a", { _tag: "Cancelled", endedAt: noon })), "2026-11-21T03:15:00.000Z")
  })

  it("is due if the server was stopped when it should have been made", () => {
    assert.strictEqual(next(run("a", done, at("2026-11-18T03:15:00.000Z"))), "2026-11-19T03:15:00.000Z")
  })

  it("is tried again an hour after a failure; at once after its process ended, but only once in a row", () => {
    assert.strictEqual(next(run("a", failed("full"))), "2026-11-20T13:00:00.000Z")
    assert.strictEqual(next(run("a", failed("interrupted"))), "2026-11-20T12:00:00.000Z")
    assert.strictEqual(
      next(run("b", failed("interrupted")), run("a", failed("interrupted"))),
      "2026-11-20T13:00:00.000Z",
    )
    const late = at("2026-11-20T03:00:00.000Z")
    assert.strictEqual(next(run("a", failed("full", late), late)), "2026-11-20T03:15:00.000Z")
  })
})

describe("which archives go", () => {
  it("is the oldest of those that were checked and are there", () => {
    const runs = ["e", "d", "c", "b", "a"].map((name) => run(name, name === "d" ? failed("full") : done))
    assert.deepStrictEqual(superfluous(kept("e", "c", "b", "a", "other"), runs, 2), ["b", "a"])
    assert.deepStrictEqual(superfluous(kept("e", "a"), runs, 2), [])
    assert.deepStrictEqual(superfluous(kept("e", "a"), runs, 0), ["e", "a"])
  })

  it("is also what failed attempts left, but for the newest that could not be tried", () => {
    const runs = [
      run("e", running()),
      run("d", failed("interrupted")),
      run("c", failed("not-checked")),
      run("b", failed("not-checked")),
      run("a", done),
    ]
    assert.deepStrictEqual(leftovers(kept("e", "d", "c", "b", "a", "other"), runs), ["d", "b"])
  })

  it("is only what has a name of ours", () => {
    assert.strictEqual(backupName(noon), "parley-2026-11-20T12-00-00-000Z.tar.gz")
    assert.isTrue(isBackupName(backupName(noon)))
    for (const name of ["parley-2026-11-20.tar.gz", "x/parley-2026-11-20T12-00-00-000Z.tar.gz"]) {
      assert.isFalse(isBackupName(name))
    }
  })
})
