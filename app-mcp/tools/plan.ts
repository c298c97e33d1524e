import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

export const getUsageTool = tool(getUsage, {
  name: "get_usage",
  title: "Check minutes left",
  description: "How many minutes the user has spent and has left this month, and when a new month begins.",
  say: ({ plan, minutesUsed, total, bonus, left, nextReset }) =>
    `Plan ${plan}: ${minutesUsed} of ${total} minutes used, ${bonus} bonus minutes, ${left} left; `
    + `a new month begins on ${DateTime.formatIsoDateUtc(nextReset)}.`,
  readOnlyHint: true,
  idempotentHint: true,
})
