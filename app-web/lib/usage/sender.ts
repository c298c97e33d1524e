import { clientUuid } from "../client-uuid.ts"
import { settings } from "../settings.ts"
import { deliver, type Outcome } from "./deliver.ts"
import { pageOf } from "./page-of.ts"
import { queryOf } from "./query-of.ts"
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
