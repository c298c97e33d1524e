import { deviceId } from "#web/lib/session.ts"
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser"
import { rest } from "./rest.ts"

// Fetched with the first use: the library is of no use to most pages.

const post = (path: string, body: object): Promise<unknown> =>
  rest(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })

const textIn = (answer: unknown, name: string): string => {
  const found = new Map(Object.entries(Object(answer))).get(name)
  if (typeof found !== "string") throw new Error(`the answer has no ${name}`)
  return found
}

/** Null when the person closed the browser's dialog, or let its time run out. */
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

/** Signs in with a passkey of this device. Gives the token; null if the person did not want to. */
export const signInByPasskey = async (): Promise<string | null> => {
  const device = { device_id: deviceId() }
  const credential = await use(await post("/api/auth/passkey/options", device))
  return credential === null ? null : textIn(await post("/api/auth/passkey", { ...device, credential }), "access_token")
}

/** Makes a passkey for the account; false if the person did not want to, or this device has one already. */
export const addPasskey = async (): Promise<boolean> => {
  const options = await post("/api/auth/passkeys/options", {})
  const optionsJSON: PublicKeyCredentialCreationOptionsJSON = JSON.parse(textIn(options, "options"))
  const credential = await unlessDeclined(() => startRegistration({ optionsJSON }))
  if (credential !== null) await post("/api/auth/passkeys", { credential: JSON.stringify(credential) })
  return credential !== null
}

/** Shows that it is the person of this account; false if they did not want to. */
export const confirmByPasskey = async (): Promise<boolean> => {
  const credential = await use(await post("/api/auth/confirmation/options", {}))
  if (credential !== null) await post("/api/auth/confirmation", { credential })
  return credential !== null
}
