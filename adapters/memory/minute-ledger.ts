import type { LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { Effect, Layer } from "effect"
import { State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return MinuteLedger.of({
    /** Nothing to lock: there is only one transaction at a time. */
    lock: () => Effect.void,
    append: (entries) => write(({ ledger }) => ({ ledger: entries.reduce(withLine, ledger) })),
    ofAttempt: (taskId, attempt) =>
      read(({ ledger }) => ledger.filter((line) => line.taskId === taskId && line.attempt === attempt)),
    sums: (userId, period) =>
      read(({ ledger }) => {
        const lines = ledger.filter((line) => line.userId === userId)
        return {
          monthly: sum(lines.filter((line) => line.bucket === "monthly" && line.period === period)),
          bonus: sum(lines.filter((line) => line.bucket === "bonus")),
        }
      }),
  })
})

export const layer = Layer.effect(MinuteLedger, make)

const withLine = (ledger: ReadonlyArray<LedgerEntry>, line: LedgerEntry): ReadonlyArray<LedgerEntry> =>
  line.taskId !== null && ledger.some((other) => isSame(other, line)) ? ledger : [...ledger, line]

const isSame = (a: LedgerEntry, b: LedgerEntry): boolean =>
  a.taskId === b.taskId && a.attempt === b.attempt && a.kind === b.kind && a.bucket === b.bucket

const sum = (lines: ReadonlyArray<LedgerEntry>): number => lines.reduce((total, { minutes }) => total + minutes, 0)
