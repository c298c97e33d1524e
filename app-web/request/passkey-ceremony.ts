import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser"

export const posted = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

export const textIn = (answer: unknown, name: string): string => {
  const found = new Map(Object.entries(Object(answer))).get(name)
  if (typeof found !== "string") throw new Error(`the answer has no ${name}`)
  return found
}

/** Null if the person closed the browser's dialog, or let it time out. */
export const unlessDeclined = async <A>(ask: () => Promise<A>): Promise<A | null> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError")) return null
    throw error
  }
}

/** The credential that proves a passkey of this device, as JSON; null if the person declined. */
export const usePasskey = async (options: unknown): Promise<string | null> => {
  const optionsJSON: PublicKeyCredentialRequestOptionsJSON = JSON.parse(textIn(options, "options"))
  const credential = await unlessDeclined(() => startAuthentication({ optionsJSON }))
  return credential === null ? null : JSON.stringify(credential)
}
