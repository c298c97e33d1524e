import { AddressPattern } from "#domain/sign-in/address-rule.ts"
import { type Redacted, Schema } from "effect"
import { isOwnMachine } from "./own-machine.ts"

/** The entries of EMAIL_ALLOW or EMAIL_DENY. */
export const patternsIn = (list: string): ReadonlyArray<string> =>
  list.split(",").map((entry) => entry.trim().toLowerCase()).filter((entry) => entry !== "")

/** The settings that decide who is admitted; spelled out, since `Settings` is built with these rules. */
interface DoorSettings {
  readonly humanCheck: "auto" | "altcha" | "turnstile" | "none"
  readonly turnstileSiteKey: string | null
  readonly turnstileSecret: Redacted.Redacted | null
  readonly turnstileUrl: string
  readonly emailAllow: string
  readonly emailDeny: string
}

/**
 * The default human check: Turnstile if configured; otherwise a proof of work if people connect over HTTPS, as
 * browsers can only do that work there; on the local machine, and over plain HTTP, none.
 */
export const chosenHumanCheck = (
  { humanCheck, turnstileSecret, publicUrl }: Pick<DoorSettings, "humanCheck" | "turnstileSecret"> & {
    readonly publicUrl: string
  },
): "altcha" | "turnstile" | "none" => {
  if (humanCheck !== "auto") return humanCheck
  if (turnstileSecret !== null) return "turnstile"
  const url = URL.parse(publicUrl)
  return url?.protocol === "https:" && !isOwnMachine(url.hostname) ? "altcha" : "none"
}

/** What is wrong with the sign-in settings, by name; null if nothing is. */
export const signInFault = (given: DoorSettings): string | null => {
  const { humanCheck, turnstileSiteKey, turnstileSecret, turnstileUrl, emailAllow, emailDeny } = given
  if (turnstileSecret === null && turnstileSiteKey !== null) {
    return "TURNSTILE_SECRET must be set when TURNSTILE_SITE_KEY is"
  }
  if (turnstileSecret !== null && turnstileSiteKey === null) {
    return "TURNSTILE_SITE_KEY must be set when TURNSTILE_SECRET is"
  }
  if (humanCheck === "turnstile" && turnstileSecret === null) {
    return "HUMAN_CHECK=turnstile needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET"
  }
  if (!URL.canParse(turnstileUrl)) return "TURNSTILE_URL must be an address"
  for (const [name, list] of [["EMAIL_ALLOW", emailAllow], ["EMAIL_DENY", emailDeny]] as const) {
    const wrong = patternsIn(list).find((entry) => !isPattern(entry))
    if (wrong !== undefined) return `${name}: ${wrong} is not an address, domain or *.domain`
  }
  return null
}

const isPattern = (entry: string): boolean => Schema.is(AddressPattern)(entry)
