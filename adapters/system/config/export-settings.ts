import { Config } from "effect"
import { host, listOf, namesIn, optional } from "./kinds.ts"

export const exportSettings = {
  /** Where automatic export may write on this server: each account has a folder below it. None: it is not offered. */
  exportFolder: optional("EXPORT_FOLDER"),
  /** Addresses inside the network of the server that automatic export may write to all the same, also by plain http, as `host:port`. */
  exportInside: listOf(
    `${host}:\\d{1,5}`,
    "addresses such as nas.example.org:5006, separated by commas",
    "EXPORT_INSIDE",
  ).pipe(
    Config.withDefault(""),
    Config.map((text) => new Set(namesIn(text))),
  ),
}
