import type { UserId } from "#domain/kernel/ids.ts"
import { EntryKind } from "#domain/plan/ledger.ts"
import type { StatementSpan } from "#domain/plan/minute-ledger.port.ts"
import { causeOf, firstDayOf, StatementLine } from "#domain/plan/statement.ts"
import { DateTime, Schema } from "effect"
import { type Kysely, type Selectable, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import type { MinuteLedgerTable } from "./tables/plan.ts"

/** The lines of an account, newest first. Each has the sum of all lines up to it, whatever the span. */
export const statementOf = async (
  db: Kysely<Tables>,
  userId: UserId,
  { from, before }: StatementSpan,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => {
  const spanned = db
    .with("line", (q) =>
      q.selectFrom("minute_ledger").selectAll()
        .select(sql<number>`(sum(minutes) over (order by id))::integer`.as("balance"))
        .where("user_id", "=", userId))
    .selectFrom("line")
    .where((line) =>
      line.and([
        ...(from === null ? [] : [line("line.written_at", ">=", DateTime.toDateUtc(from))]),
        ...(before === null ? [] : [line("line.written_at", "<", DateTime.toDateUtc(before))]),
      ])
    )
  const rows = await spanned
    .leftJoin("task", "task.id", "line.task_id")
    .selectAll("line")
    .select("task.title")
    .orderBy("line.id", "desc")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const { total } = await spanned.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { items: rows.map(lineOf), total }
}

type StoredLine = Selectable<MinuteLedgerTable> & { readonly title: string | null; readonly balance: number }

const lineOf = ({ id, written_at: at, source, task_id: taskId, title, ...row }: StoredLine): StatementLine =>
  Schema.decodeUnknownSync(Schema.toType(StatementLine))({
    ...row,
    ...causeOf({ kind: decodeKind(row.kind), source }),
    id,
    at: DateTime.fromDateUnsafe(at),
    period: firstDayOf(row.period),
    taskId,
    taskTitle: title,
  })

const decodeKind = Schema.decodeUnknownSync(EntryKind)
