import { queries } from "#web/lib/queries.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { reportStatus } from "./report-status.ts"

const queryKey = [["account", "getCurrentUser"]]
const path = JSON.stringify(queryKey[0])

const note = (): void => {
  for (const [, user] of queries.getQueriesData<RouterOutput["account"]["getCurrentUser"]>({ queryKey })) {
    if (user !== undefined) reportStatus({ isPaying: user.subscription.plan_type === "paid" })
  }
}

/** Reports who the page finds signed in: not who it is, but whether, how, and whether they pay. */
export const followCachedUser = (): void => {
  note()
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return
    if (JSON.stringify(event.query.queryKey[0]) === path) note()
  })
}
