import { setTimeout as pause } from "node:timers/promises"
import type { Client } from "../support/server/client.ts"

/** Sends a request again that was cut, or refused by a proxy without a server, as a page does; what it may send twice, it says. */
export const patient = (client: Client): { readonly client: Client; readonly again: () => number } => {
  let sent = 0
  const call: Client["call"] = async (method, path, body) => {
    try {
      return await client.call(method, path, body)
    } catch (cause) {
      // Parley's own refusals are JSON, with a code.
      if (cause instanceof Error && /: 4\d\d /.test(cause.message)) throw cause
      if (++sent > 200) throw cause
      await pause(100)
      return call(method, path, body)
    }
  }
  return { client: { ...client, call }, again: () => sent }
}
