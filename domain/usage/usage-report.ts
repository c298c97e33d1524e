import { Schema } from "effect"
import { pages } from "./report-codes.ts"
import { type TableName, tables } from "./report-fields.ts"

/** The tables of each business index. Payments have none of their own, and travel with what is known of the account. */
const indexes: Readonly<Record<string, ReadonlyArray<TableName>>> = {
  111: ["payment", "user_status"],
  110: ["web_other"],
  102: ["web_trans"],
  112: ["offsite_click"],
}
export const businessIndexes = Object.keys(indexes)

const digits = (most: number) => Schema.String.check(Schema.isPattern(new RegExp(String.raw`^\d{1,${most}}$`, "u")))

/** What every report carries. */
const publicFields = {
  product_no: digits(9),
  business_index: Schema.Literals(businessIndexes),
  public_index: digits(9),
  uuid: Schema.String.check(Schema.isPattern(/^fp_[\da-f-]{36}$/u)),
  /** The part of the product. */
  pid: Schema.Literals(["app", "tools"]),
  /** The page of it. */
  spid: Schema.Literals(pages),
  /** Which attempt to send it this is, from 0. */
  tryno: Schema.Literals(["0", "1", "2"]),
  /** Milliseconds since 1970, by the clock of the browser. */
  collect_time: digits(16),
  /** The build of the page. */
  lastver: Schema.String.check(Schema.isPattern(/^[\w.-]{1,40}$/u)),
  svrid: Schema.Literals(["international", "cn"]),
  /** Names the browser until its user signs out. */
  openid: Schema.String.check(Schema.isPattern(/^web_[\da-f]{8}$/u)),
}

/** The table of a report: where an index has several, the one that its first field is of. */
export const tableOf = (query: Readonly<Record<string, string>>): TableName | null => {
  const [first, ...others] = indexes[query["business_index"] ?? ""] ?? []
  if (first === undefined || others.length === 0) return first ?? null
  return "pay_result" in query ? "payment" : "user_status"
}

export const schemaOf = (table: TableName) => Schema.Struct({ ...publicFields, ...tables[table].fields })
