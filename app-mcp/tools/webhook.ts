import { listDeliveries } from "#domain/webhook/use-cases/list-deliveries.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { replayFailed } from "#domain/webhook/use-cases/replay-failed.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

const id = "From list_webhooks."

export const webhookTools = [
  tool(listWebhooks, {
    name: "list_webhooks",
    title: "List webhooks",
    description:
      "Addresses that receive the events of the account. Only people create or change them, on the page Automation of their account.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items }) =>
      items.length === 0
        ? "There are no webhooks"
        : items.map(({ id, url, events, off, failingSince }) =>
          `- ${id} ${url} ${events.join(", ")}; ${off === null ? "on" : `off (${off})`}${
            failingSince === null ? "" : `, failing since ${DateTime.formatIso(failingSince)}`
          }`
        ).join("\n"),
  }),
  tool(listDeliveries, {
    name: "list_webhook_deliveries",
    title: "List webhook deliveries",
    description: "What a webhook was sent in the last 30 days, newest first, with each attempt.",
    fields: { id, page: "From 1; 20 a page." },
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items, total }) =>
      [
        ...items.map(({ type, taskId, at, state, attempts }) =>
          `- ${type} ${taskId ?? ""} ${DateTime.formatIso(at)} ${state}, ${attempts.length} attempts, last answer ${
            attempts.at(-1)?.status ?? attempts.at(-1)?.fault ?? "none"
          }`
        ),
        `${total} in all`,
      ].join("\n"),
  }),
  tool(replayFailed, {
    name: "replay_failed_deliveries",
    title: "Send failed deliveries again",
    description: "Sends a webhook everything that failed once more, in order. It must be on.",
    fields: { id },
    destructiveHint: false,
    say: ({ replayed }) => `${replayed} wait to be sent`,
  }),
]
