import * as OpenId from "#adapters/identity/openid.ts"
import * as Ceremony from "#adapters/identity/passkey-ceremony.ts"
import * as Supabase from "#adapters/identity/supabase.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { DesktopScheme } from "#domain/sign-in/desktop-scheme.port.ts"
import { OfferedSignIn } from "#domain/sign-in/sign-in-options.port.ts"
import { Terms } from "#domain/sign-in/terms.port.ts"
import { Layer } from "effect"
import { registrationGuards } from "./registration-guards.ts"
import { signInOptions } from "./sign-in-options.ts"
import { phoneNumbers } from "./sms.ts"

/** The sign-in methods that these settings enable. */
export const signIn = (settings: Settings) =>
  Layer.mergeAll(
    registrationGuards(settings),
    OpenId.layer(google(settings)),
    Supabase.layer(supabase(settings)),
    phoneNumbers(settings),
    Ceremony.layer({ publicUrl: settings.publicUrl, brand: settings.brand }),
    Layer.succeed(DesktopScheme, { scheme: settings.desktopScheme }),
    Layer.succeed(OfferedSignIn, signInOptions(settings)),
    Layer.succeed(Terms, { version: settings.termsVersion }),
  )

const google = ({ googleIssuer: issuer, googleClientId: clientId, googleClientSecret: clientSecret }: Settings) =>
  clientId === null || clientSecret === null
    ? null
    : { issuer, clientId, clientSecret }

const supabase = ({ supabaseUrl: url, supabaseAnonKey: anonKey, supabaseJwtSecret: jwtSecret }: Settings) =>
  url === null || anonKey === null ? null : { url, anonKey, jwtSecret }
