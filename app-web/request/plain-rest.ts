import { token } from "#web/lib/session.ts"
import { outlivesPage, send } from "./send.ts"
import { unwrapEnvelope } from "./unwrap-envelope.ts"

/** A call that never asks for confirmation: what confirms goes this way. Resolves to `data`. */
export const plainRest = async (path: string, init: RequestInit): Promise<unknown> => {
  const bearer = token()
  return unwrapEnvelope(await send(path, { ...init, keepalive: outlivesPage(init) }), bearer)
}
