import * as FolderPlace from "#adapters/storage/backup/folder-place.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { BackupMaker } from "#domain/backup/backup-maker.port.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { BackupRules } from "#domain/backup/backup-rules.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { backupCases } from "#domain/backup/cases.ts"
import { startDueBackup } from "#domain/backup/shared/start-backup.ts"
import { begin } from "#domain/backup/transitions.ts"
import { cancelBackup } from "#domain/backup/use-cases/cancel-backup.ts"
import { getBackups } from "#domain/backup/use-cases/get-backups.ts"
import { makeBackup } from "#domain/backup/use-cases/make-backup.ts"
import { assert, describe, it } from "@effect/vitest"
import { Cron, DateTime, Deferred, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { scopedFolder } from "../../support/a-folder.ts"
import { asOperator, asVisitor, atNoon, noon, refusal } from "../../support/a-scene.ts"
import { asAda } from "../../support/a-task.ts"
import { fakeMaker } from "../../support/backup/fake-backups.ts"

const rules = { schedule: { cron: Cron.parseUnsafe("0 3 * * *", "UTC"), text: "0 3 * * *" }, keep: 2 }

/** The operator, at noon, with backups in a folder; two are kept. */
const scene = <A, E, R>(test: (folder: string) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(scopedFolder, (above) => {
    const folder = join(above, "backups")
    return atNoon(Effect.provide(test(folder), [
      asOperator,
      Layer.provideMerge(Layer.mergeAll(fakeMaker, Layer.succeed(BackupRules, rules)), FolderPlace.layer(folder)),
    ]))
  }).pipe(Effect.scoped)

/** Once no backup is being made; reads from disks take real time. */
const ended = Effect.gen(function*() {
  while (true) {
    const view = yield* getBackups.run({})
    if (view.running === null) return view
    yield* Effect.promise(() => new Promise((resolve) => setImmediate(resolve)))
  }
})

const another = Effect.gen(function*() {
  yield* TestClock.adjust("1 minute")
  yield* makeBackup.run({})
  return yield* ended
})

const failingWith = (reason: BackupFailed["reason"]) => {
  const failure = Effect.fail(new BackupFailed({ reason, detail: "as the test says" }))
  return { checked: { check: () => failure }, written: { make: () => failure } }
}

describe("backups", () => {
  it.effect("are for the operator, and refused where no place is configured", () =>
    scene(() =>
      Effect.gen(function*() {
        for (const actor of [asAda, asVisitor]) {
          const refusals = yield* Effect.provide(
            Effect.all([
              refusal(cancelBackup.run({})),
              refusal(getBackups.run({})),
              refusal(makeBackup.run({})),
            ]),
            actor,
          )
          assert.lengthOf(refusals, backupCases.length)
          assert.deepStrictEqual(new Set(refusals), new Set(["OperatorOnly"]))
        }
        const off = Effect.provideService(BackupRules, null)
        assert.strictEqual(yield* off(refusal(makeBackup.run({}))), "BackupsOff")
        assert.deepInclude(yield* off(getBackups.run({})), { place: null, nextAt: null })
        assert.strictEqual(yield* refusal(cancelBackup.run({})), "NoBackupRunning")
      })
    ))

  it.effect("are made, tried and listed; the oldest goes once the new one was tried, and nothing of others", () =>
    scene((folder) =>
      Effect.gen(function*() {
        const first = yield* another
        assert.deepInclude(first.lastSuccess, { rows: 3, files: 1, missing: 0, bytes: 7 })
        assert.deepInclude(first, { failure: null, schedule: "0 3 * * *", keep: 2, unreadable: null })
        assert.strictEqual(first.nextAt && DateTime.formatIso(first.nextAt), "2026-11-21T03:00:00.000Z")
        const others = ["notes.txt", "parley-2020-01-01T00-00-00-000Z.tar.gz", "parley-2020-01-01.tar.gz"]
        others.forEach((name) => writeFileSync(join(folder, name), ""))
        yield* another
        const third = yield* another
        assert.deepStrictEqual(third.kept.map(({ isChecked, name }) => [name, isChecked]), [
          ["parley-2026-11-20T12-03-00-000Z.tar.gz", true],
          ["parley-2026-11-20T12-02-00-000Z.tar.gz", true],
          ["parley-2020-01-01T00-00-00-000Z.tar.gz", false],
        ])
        assert.sameMembers(readdirSync(folder), [...third.kept.map(({ name }) => name), "notes.txt", others[2]])
      })
    ))

  it.effect("leave the older ones alone when one cannot be written, or cannot be restored", () =>
    scene((folder) =>
      Effect.gen(function*() {
        yield* another
        yield* another
        const before = readdirSync(folder)
        const maker = yield* BackupMaker
        const failing = (parts: Partial<BackupMaker["Service"]>) =>
          Effect.provideService(another, BackupMaker, { ...maker, ...parts })
        for (
          const [reason, parts] of [
            ["full", failingWith("full").written],
            ["damaged", failingWith("damaged").checked],
          ] as const
        ) {
          const view = yield* failing(parts)
          assert.deepInclude(view.failure, { reason, detail: "as the test says" })
          assert.deepStrictEqual(readdirSync(folder), before)
        }
        const unchecked = yield* failing(failingWith("not-checked").checked)
        assert.deepStrictEqual(unchecked.kept.map(({ isChecked }) => isChecked), [false, true, true])
        const whole = yield* another
        assert.strictEqual(whole.failure, null)
        assert.deepStrictEqual(whole.kept.map(({ isChecked }) => isChecked), [true, false, true])
      })
    ))

  it.effect("are one at a time, and a cancelled one leaves nothing", () =>
    scene((folder) =>
      Effect.gen(function*() {
        const begun = yield* Deferred.make<void>()
        const maker = yield* BackupMaker
        const never = {
          ...maker,
          make: (path: string) =>
            Effect.andThen(Effect.sync(() => writeFileSync(path, "half")), Deferred.succeed(begun, undefined)).pipe(
              Effect.andThen(Effect.never),
            ),
        }
        const held = yield* Effect.provideService(makeBackup.run({}), BackupMaker, never)
        assert.deepInclude(held.running, { phase: "writing" })
        yield* Deferred.await(begun)
        assert.strictEqual(yield* refusal(makeBackup.run({})), "BackupRunning")
        yield* startDueBackup
        yield* cancelBackup.run({})
        yield* TestClock.adjust("2 seconds")
        assert.deepInclude(yield* ended, { failure: null, lastSuccess: null, kept: [] })
        assert.deepStrictEqual(readdirSync(folder), [])
      })
    ))

  it.effect("are made when they are due, and once for all processes", () =>
    scene(() =>
      Effect.gen(function*() {
        yield* startDueBackup
        assert.lengthOf((yield* ended).kept, 1)
        yield* TestClock.adjust("1 hour")
        yield* startDueBackup
        assert.lengthOf((yield* ended).kept, 1)
        yield* TestClock.setTime(Date.parse("2026-11-21T03:00:00.000Z"))
        yield* startDueBackup
        yield* startDueBackup
        assert.lengthOf((yield* ended).kept, 2)
      })
    ))

  it.effect("are made again after a process was killed, whose archive goes", () =>
    scene(() =>
      Effect.gen(function*() {
        const { keep, draft } = yield* BackupPlace
        const name = "parley-2026-11-20T12-00-00-000Z.tar.gz"
        const { modify } = yield* BackupStore
        yield* modify((runs) => begin(runs, { name, isScheduled: true }, noon))
        const path = yield* draft(name)
        writeFileSync(path, "never tried")
        yield* keep(name, path)
        yield* TestClock.adjust("61 seconds")
        assert.deepInclude((yield* getBackups.run({})).failure, { reason: "interrupted" })
        yield* startDueBackup
        const view = yield* ended
        assert.strictEqual(view.failure, null)
        assert.deepStrictEqual(view.kept.map((one) => one.name), ["parley-2026-11-20T12-01-01-000Z.tar.gz"])
      }).pipe(Effect.scoped)
    ))

  it.effect("say so when their place does not answer, instead of waiting for it", () =>
    scene(() =>
      Effect.gen(function*() {
        const place = yield* BackupPlace
        const looking = yield* Effect.provideService(getBackups.run({}), BackupPlace, { ...place, list: Effect.never })
          .pipe(Effect.forkChild({ startImmediately: true }))
        yield* TestClock.adjust("5 seconds")
        assert.deepInclude((yield* Fiber.join(looking)).unreadable, { detail: "no answer within 5 s" })
      })
    ))

  it.effect("say that their place cannot be looked at", () =>
    scene((folder) =>
      Effect.gen(function*() {
        writeFileSync(folder, "no folder")
        const view = yield* another
        assert.deepInclude(view.failure, { reason: "unreachable" })
        assert.deepInclude(view.unreadable, { reason: "unreachable" })
      })
    ))
})
