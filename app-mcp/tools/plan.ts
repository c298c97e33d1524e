import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

export const planTools = [
  tool(getUsage, {
    name: "get_usage",
    title: "Check minutes left",
    description: "How many minutes the user has spent and has left this month, and when a new month begins.",
    say: ({ plan, minutesUsed, total, bonus, left, nextReset, isLimited }) =>
      isLimited
        ? `Plan ${plan}: ${minutesUsed} of ${total} minutes used, ${bonus} bonus minutes, ${left} left; `
          + `a new month begins on ${DateTime.formatIsoDateUtc(nextReset)}.`
        : `Everything is included here: ${minutesUsed} minutes used this month, and none can run out.`,
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(listStatement, {
    name: "list_minutes",
    title: "List the minutes statement",
    description:
      "Everything that changed the user's balance of minutes, newest first: grants, reservations, settlements, "
      + "releases, each with its cause and the balance after it.",
    fields: {
      page: "Page, from 1.",
      page_size: "Lines per page, at most 100; 50 by default.",
      from: "Only what was written from this time on (ISO 8601).",
      before: "Only what was written before this time (ISO 8601).",
    },
    say: ({ items, total, page }) =>
      [
        ...items.map(({ at, kind, minutes, balance, cause, taskTitle, reference }) =>
          `- ${DateTime.formatIso(at)} ${kind} ${minutes > 0 ? "+" : ""}${minutes} (${
            taskTitle ?? reference ?? cause
          }): ${balance}`
        ),
        `${total} lines in all; this is page ${page}`,
      ].join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
]
