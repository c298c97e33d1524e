import { deviceId } from "#web/lib/session.ts"
import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser"
import { posted, textIn, unlessDeclined, usePasskey } from "./passkey-ceremony.ts"
import { rest } from "./rest.ts"

// Fetched on first use: most pages do not need the library.

const post = (path: string, body: object): Promise<unknown> => rest(path, posted(body))

/** Signs in with a passkey on this device. Returns the new session; null if the person declined. */
export const signInByPasskey = async () => {
  const device = { device_id: deviceId() }
  const credential = await usePasskey(await post("/api/auth/passkey/options", device))
  if (credential === null) return null
  const answer = await post("/api/auth/passkey", { ...device, credential })
  return { access_token: textIn(answer, "access_token"), device_id: textIn(answer, "device_id") }
}

/** Creates a passkey for the account; false if the person declined, or this device already has one. */
export const addPasskey = async (): Promise<boolean> => {
  const options = await post("/api/auth/passkeys/options", {})
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(textIn(options, "options"))
  const credential = await unlessDeclined(() => startRegistration({ optionsJSON }))
  if (credential !== null) await post("/api/auth/passkeys", { credential: JSON.stringify(credential) })
  return credential !== null
}
