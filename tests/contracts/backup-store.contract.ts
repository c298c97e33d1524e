import type { BackupRuns } from "#domain/backup/backup-run.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { begin } from "#domain/backup/transitions.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { at } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const [startedAt, endedAt] = [at("2026-11-20T03:15:00.000Z"), at("2026-11-20T03:16:00.500Z")]

const everything: BackupRuns = [
  {
    name: "d",
    startedAt,
    isScheduled: true,
    outcome: { _tag: "Running", phase: "checking", done: 1, total: 2, aliveAt: endedAt, isCancelled: true },
  },
  {
    name: "c",
    startedAt,
    isScheduled: false,
    outcome: { _tag: "Done", endedAt, bytes: 6_000_000_000, rows: 3, files: 2, missing: 1 },
  },
  { name: "b", startedAt, isScheduled: true, outcome: { _tag: "Failed", endedAt, reason: "full", detail: "ENOSPC" } },
  { name: "a", startedAt, isScheduled: true, outcome: { _tag: "Cancelled", endedAt } },
]

/** What every BackupStore must do. */
export const backupStoreContract = (name: string, layer: Layer.Layer<BackupStore>): void => {
  describe(`BackupStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "begins without any, and stores everything that can be said of one",
      Effect.gen(function*() {
        const store = yield* BackupStore
        assert.deepStrictEqual(yield* store.get, [])
        assert.deepStrictEqual(yield* store.modify(() => Result.succeed(everything)), everything)
        assert.deepStrictEqual(yield* store.get, everything)
        assert.strictEqual(yield* Effect.flip(store.modify(() => Result.fail("no"))), "no")
        assert.deepStrictEqual(yield* store.get, everything)
      }),
    )

    behaves(
      "lets one of several begin",
      Effect.gen(function*() {
        const { modify } = yield* BackupStore
        const begun = yield* Effect.forEach(
          ["a", "b", "c", "d"],
          (of) => Effect.exit(modify((runs) => begin(runs, { name: of, isScheduled: true }, startedAt))),
          { concurrency: "unbounded" },
        )
        assert.lengthOf(begun.filter(({ _tag }) => _tag === "Success"), 1)
      }),
    )
  })
}
