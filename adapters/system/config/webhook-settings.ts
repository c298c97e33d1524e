import { Config } from "effect"
import { host, listOf, namesIn } from "./kinds.ts"

export const webhookSettings = {
  /** Addresses inside the network of the server that webhooks may lead to all the same, also by plain http, as `host:port`. */
  webhookInside: listOf(
    `${host}:\\d{1,5}`,
    "addresses such as n8n.example.org:5678, separated by commas",
    "WEBHOOK_INSIDE",
  ).pipe(
    Config.withDefault(""),
    Config.map((text) => new Set(namesIn(text))),
  ),
}
