import type { TableName } from "#domain/usage/report-fields.ts"
import { clientUuid } from "../client-uuid.ts"
import { deviceId } from "../session.ts"
import { settings } from "../settings.ts"
import { type Attempt, deliver, type Outcome } from "./deliver.ts"
import { pageOf } from "./page-of.ts"
import { recentReports } from "./recent-reports.ts"
import { mayReport } from "./refusal.ts"
import type { Happened } from "./report.ts"
import { warnNotSent } from "./warn.ts"

/** Milliseconds that an attempt may take. */
const timeLimit = 3000

const recent = recentReports()

/** Sends a report, unless the same was sent within five seconds. The status of an account is only reported when it changes. */
export const send = (happened: Happened): void => {
  const collector = settings.analytics?.collector
  if (collector === undefined || !mayReport()) return
  const { table, fields, path, at } = happened
  if (table !== "user_status" && recent.isRepeated(JSON.stringify([table, fields, pageOf(path)]), at)) return
  const delivery = deliver({
    attempt: (tryno) => request(`${collector}?${queryOf(happened, tryno).toString()}`),
    wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
    isWanted: mayReport,
  })
  void delivery.then((isSent) => isSent || warnNotSent())
}

/** In this mode, browsers send the two headers to nobody, as they are not on their list: the query has the UUID, too. */
const request = async (url: string): Promise<Outcome> => {
  try {
    const answer = await fetch(url, {
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      keepalive: true,
      headers: { "x-client-uuid": clientUuid(), "x-requested-with": "XMLHttpRequest" },
      signal: AbortSignal.timeout(timeLimit),
    })
    // Of another server's answer nothing can be seen but that it came.
    if (answer.type === "opaque" || answer.ok) return "sent"
    return answer.status >= 500 ? "failed" : "refused"
  } catch {
    return "failed"
  }
}

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
const queryOf = ({ table, fields, path, at }: Happened, tryno: Attempt): URLSearchParams => {
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
