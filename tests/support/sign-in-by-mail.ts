import * as Addresses from "#adapters/identity/address-policy.ts"
import * as Unchecked from "#adapters/identity/no-human-check.ts"
import * as OpenId from "#adapters/identity/openid.ts"
import * as Ceremony from "#adapters/identity/passkey-ceremony.ts"
import * as Supabase from "#adapters/identity/supabase.ts"
import * as PhoneNumbers from "#adapters/messages/sms/phone-numbers.ts"
import { DesktopScheme } from "#domain/sign-in/desktop-scheme.port.ts"
import { CodeNotSent } from "#domain/sign-in/errors.ts"
import { OfferedSignIn } from "#domain/sign-in/sign-in-options.port.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { Terms } from "#domain/sign-in/terms.port.ts"
import { Effect, Layer } from "effect"
import { byMailOnly } from "./by-mail-only.ts"

/** Signing in on a server without configuration: by mail alone, without a human check. */
export const signInByMail = Layer.mergeAll(
  Ceremony.layer({ publicUrl: "http://localhost:3000", brand: "Parley" }),
  Addresses.layer({ allow: [], deny: [], refusesDisposable: true }),
  Layer.succeed(DesktopScheme, { scheme: "parley" }),
  Layer.succeed(OfferedSignIn, byMailOnly),
  Layer.succeed(SmsSender, { send: () => Effect.fail(new CodeNotSent()) }),
  Layer.succeed(Terms, { version: byMailOnly.terms.version }),
  OpenId.layer(null),
  PhoneNumbers.layer({ countries: ["86"], dailyBudget: 1000 }),
  Supabase.layer(null),
  Unchecked.layer,
)
