import type { ReportFields, TableName } from "#domain/usage/report-fields.ts"

/** Something that happened on a page. */
export interface Happened<Table extends TableName = TableName> {
  readonly table: Table
  readonly fields: ReportFields[Table]
  /** Where: only the page at it is reported. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Null where nothing is reported. */
let receiver: ((happened: Happened) => void) | null = null

export const reportTo = (next: typeof receiver): void => void (receiver = next)

/** Reports what happened, where that is wanted. Nothing waits for it. */
export const report = <Table extends TableName>(table: Table, fields: ReportFields[Table]): void =>
  receiver?.({ table, fields, path: location.pathname, at: Date.now() })
