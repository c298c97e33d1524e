import { Effect, Schedule } from "effect"
import { endDue } from "../steps/end-due.ts"
import { handleNotices } from "../steps/handle-notices.ts"
import { remind } from "../steps/remind.ts"
import { sendPlanMails } from "../steps/send-plan-mails.ts"
import { stopDisabled } from "../steps/stop-disabled.ts"
import { compareSums } from "./compare-sums.ts"
import { reconcile } from "./reconcile.ts"

/**
 * Acts on notices, ends what has expired, and sends mails, every minute; compares everything with the providers every
 * hour, and the totals of both sides every night.
 */
export const keepBilling = Effect.suspend(() =>
  Effect.all([
    Effect.repeat(survives("minute", everyMinute), Schedule.spaced("1 minute")),
    Effect.repeat(survives("hour", reconcile), Schedule.spaced("1 hour")),
    Effect.schedule(survives("night", Effect.andThen(reconcile, compareSums)), Schedule.cron("15 3 * * *")),
  ], { concurrency: "unbounded", discard: true })
)

export const everyMinute = Effect.all([handleNotices, endDue, stopDisabled, remind, sendPlanMails], { discard: true })

const survives = <R>(every: string, work: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(work, (defect) => Effect.logError("Billing work failed and is tried again", { every, defect }))
