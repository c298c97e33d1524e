import { token } from "#web/lib/session.ts"
import { confirmed } from "./confirmed.ts"
import { outlivesPage, send } from "./send.ts"
import { unwrapEnvelope } from "./unwrap-envelope.ts"

/** Calls the REST API, for what tRPC does not carry; resolves to `data`. */
export const rest = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  const bearer = token()
  return unwrapEnvelope(await confirmed(() => send(path, { ...init, keepalive: outlivesPage(init) })), bearer)
}
