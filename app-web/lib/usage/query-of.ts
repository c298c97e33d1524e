import type { TableName } from "#domain/usage/report-fields.ts"
import { clientUuid } from "../client-uuid.ts"
import { deviceId } from "../session.ts"
import { settings } from "../settings.ts"
import type { Attempt } from "./deliver.ts"
import { pageOf } from "./page-of.ts"
import type { Happened } from "./report.ts"

const indexes: Readonly<Record<TableName, string>> = {
  user_status: "111",
  payment: "111",
  web_other: "110",
  web_trans: "102",
  offsite_click: "112",
}

/** The name of the product in the one field that has it in its own name. */
const product = settings.brand.toLowerCase().replaceAll(/[^a-z\d]/gu, "").slice(0, 32) || "product"

/** A report as it travels: the collector's numbers, what all reports say, and what happened. */
export const queryOf = ({ table, fields, path, at }: Happened, tryno: Attempt): URLSearchParams => {
  const query = new URLSearchParams({
    product_no: String(settings.analytics?.productNo),
    business_index: indexes[table],
    public_index: String(settings.analytics?.publicIndex),
    uuid: `fp_${clientUuid()}`,
    pid: document.documentElement.dataset["app"] === "tools" ? "tools" : "app",
    spid: pageOf(path),
    tryno,
    collect_time: String(at),
    lastver: settings.version,
    svrid: settings.region,
    openid: deviceId(),
  })
  for (const [name, value] of Object.entries(fields)) {
    query.set(name === "product_openid" ? `${product}_openid` : name, value)
  }
  return query
}
