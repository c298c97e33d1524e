import { posted, usePasskey } from "./passkey-ceremony.ts"
import { plainRest } from "./plain-rest.ts"

/** Confirms that it is the account's owner; false if they declined. */
export const confirmByPasskey = async (): Promise<boolean> => {
  const credential = await usePasskey(await plainRest("/api/auth/confirmation/options", posted({})))
  if (credential !== null) await plainRest("/api/auth/confirmation", posted({ credential }))
  return credential !== null
}
