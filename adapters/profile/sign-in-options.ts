import { relyingParty } from "#adapters/identity/relying-party.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { chosenHumanCheck } from "#adapters/system/config/sign-in-rules.ts"
import { customs } from "#domain/kernel/edition.ts"
import type { SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"

import { missingForSms } from "./sms.ts"

type MethodName = SignInOptions["methods"][number]["name"]

const known: ReadonlyArray<MethodName> = ["google", "email", "phone"]

/** The settings that each sign-in method needs and that are missing here. */
export const missingSettings = (name: MethodName, settings: Settings): ReadonlyArray<string> => {
  if (name === "email") return []
  if (name === "phone") return missingForSms(settings)
  const needed = { GOOGLE_CLIENT_ID: settings.googleClientId, GOOGLE_CLIENT_SECRET: settings.googleClientSecret }
  return Object.entries(needed).filter(([, value]) => value === null).map(([setting]) => setting)
}

/** The sign-in methods that the page offers, providers first. */
export const offeredMethods = (settings: Settings): ReadonlyArray<MethodName> => {
  const wanted = settings.signInMethods?.split(",").map((name) => name.trim()) ?? null
  if (wanted !== null) return known.filter((name) => wanted.includes(name))
  if (customs[settings.region].knownBy === "phone") return ["phone"]
  return settings.googleClientId === null ? ["email"] : ["google", "email"]
}

/** What a server with these settings offers to someone who is not signed in. */
export const signInOptions = (settings: Settings): SignInOptions => ({
  methods: offeredMethods(settings).map((name) => ({ name, isReady: missingSettings(name, settings).length === 0 })),
  passkeyDomain: relyingParty(settings.publicUrl)?.id ?? null,
  humanCheck: humanCheckOf(settings),
  terms: {
    version: settings.termsVersion,
    url: settings.termsUrl ?? `${settings.publicUrl}/terms`,
    privacyUrl: settings.privacyUrl ?? `${settings.publicUrl}/privacy`,
  },
})

const humanCheckOf = (settings: Settings): SignInOptions["humanCheck"] => {
  const kind = chosenHumanCheck(settings)
  return { kind, siteKey: kind === "turnstile" ? settings.turnstileSiteKey : null }
}
