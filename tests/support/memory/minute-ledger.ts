import { isBooking, type LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { causeOf, firstDayOf, type StatementLine } from "#domain/plan/statement.ts"
import { sumsOf } from "#domain/plan/sums.ts"
import { DateTime, Effect, Layer } from "effect"
import { State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  const entriesWhere = (isWanted: (line: LedgerEntry) => boolean) =>
    read(({ ledger }) => ledger.filter(({ entry }) => isWanted(entry)).map(({ entry }) => entry))
  return MinuteLedger.of({
    /** Nothing to lock: there is only one transaction at a time. */
    lock: () => Effect.void,
    append: (entries) =>
      Effect.flatMap(DateTime.now, (writtenAt) =>
        write(({ ledger }) => {
          const lines = [...ledger]
          for (const entry of entries) {
            if (!lines.some((line) => isSame(line.entry, entry))) lines.push({ entry, writtenAt })
          }
          return { ledger: lines }
        })),
    ofAttempt: (taskId, attempt) => entriesWhere((line) => line.taskId === taskId && line.attempt === attempt),
    grantsOf: (userId, period) =>
      entriesWhere((line) => line.userId === userId && line.period === period && !isBooking(line)),
    sums: (userId, period) =>
      Effect.map(
        entriesWhere((line) => line.userId === userId),
        (lines) => sumsOf(lines.map((line) => ({ ...line, lines: 1 })), period),
      ),
    statement: (userId, { from, before }, { page, pageSize }) =>
      read(({ ledger, tasks }) => {
        const titleOf = (id: string | null) => (id === null ? undefined : tasks.get(id))?.title ?? null
        const numbered = ledger.map(({ entry, writtenAt }, index) => ({ entry, writtenAt, id: index + 1 }))
        const lines = numbered.filter(({ entry }) => entry.userId === userId)
        const balanceAt = (index: number): number =>
          lines.slice(0, index + 1).reduce((total, { entry: { minutes } }) => total + minutes, 0)
        const stated = ({ entry, id, writtenAt }: (typeof lines)[number], index: number): StatementLine => {
          const { kind, bucket, period, minutes, note, taskId, source } = entry
          const cause = causeOf({ kind, source })
          const taskTitle = titleOf(taskId)
          return {
            id,
            at: writtenAt,
            kind,
            bucket,
            period: firstDayOf(period),
            minutes,
            balance: balanceAt(index),
            ...cause,
            taskId,
            taskTitle,
            note,
          }
        }
        const all = lines.map(stated)
        const wanted = all.toReversed().filter(({ at }) =>
          (from === null || !DateTime.isLessThan(at, from)) && (before === null || DateTime.isLessThan(at, before))
        )
        return { items: wanted.slice((page - 1) * pageSize, page * pageSize), total: wanted.length }
      }),
  })
})

export const layer = Layer.effect(MinuteLedger, make)

const isSame = (a: LedgerEntry, b: LedgerEntry): boolean =>
  a.kind === b.kind && a.bucket === b.bucket && a.period === b.period && (b.taskId === null
    ? a.taskId === null && a.userId === b.userId && b.source !== "" && a.source === b.source
    : a.taskId === b.taskId && a.attempt === b.attempt && a.source === b.source)
