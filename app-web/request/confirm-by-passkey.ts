import { token } from "#web/lib/session.ts"
import { posted, usePasskey } from "./passkey-ceremony.ts"
import { outlivesPage, send } from "./send.ts"
import { unwrapEnvelope } from "./unwrap-envelope.ts"

/** A call that never asks for confirmation: what confirms goes this way. Resolves to `data`. */
const plainRest = async (path: string, init: RequestInit): Promise<unknown> => {
  const bearer = token()
  return unwrapEnvelope(await send(path, { ...init, keepalive: outlivesPage(init) }), bearer)
}

/** Confirms that it is the account's owner; false if they declined. */
export const confirmByPasskey = async (): Promise<boolean> => {
  const credential = await usePasskey(await plainRest("/api/auth/confirmation/options", posted({})))
  if (credential !== null) await plainRest("/api/auth/confirmation", posted({ credential }))
  return credential !== null
}
