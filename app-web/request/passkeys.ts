import { deviceId } from "#web/lib/session.ts"
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser"
import { rest } from "./rest.ts"

// Fetched on first use: most pages do not need the library.

const post = (path: string, body: object): Promise<unknown> =>
  rest(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

const textIn = (answer: unknown, name: string): string => {
  const found = new Map(Object.entries(Object(answer))).get(name)
  if (typeof found !== "string") throw new Error(`the answer has no ${name}`)
  return found
}

/** Null if the person closed the browser's dialog, or let it time out. */
const unlessDeclined = async <A>(ask: () => Promise<A>): Promise<A | null> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return null
    throw error
  }
}

const use = async (options: unknown): Promise<string | null> => {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(textIn(options, "options"))
  const credential = await unlessDeclined(() => startAuthentication({ optionsJSON }))
  return credential === null ? null : JSON.stringify(credential)
}

/** Signs in with a passkey on this device. Returns the token; null if the person declined. */
export const signInByPasskey = async (): Promise<string | null> => {
  const device = { device_id: deviceId() }
  const credential = await use(await post("/api/auth/passkey/options", device))
  return credential === null ? null : textIn(await post("/api/auth/passkey", { ...device, credential }), "access_token")
}

/** Creates a passkey for the account; false if the person declined, or this device already has one. */
export const addPasskey = async (): Promise<boolean> => {
  const options = await post("/api/auth/passkeys/options", {})
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(textIn(options, "options"))
  const credential = await unlessDeclined(() => startRegistration({ optionsJSON }))
  if (credential !== null) await post("/api/auth/passkeys", { credential: JSON.stringify(credential) })
  return credential !== null
}

/** Confirms that it is the account's owner; false if they declined. */
export const confirmByPasskey = async (): Promise<boolean> => {
  const credential = await use(await post("/api/auth/confirmation/options", {}))
  if (credential !== null) await post("/api/auth/confirmation", { credential })
  return credential !== null
}
