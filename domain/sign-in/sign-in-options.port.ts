import { Context, Schema } from "effect"
import { wire, wireAs } from "../kernel/wire.ts"

/** A sign-in method that a page offers. Supabase has no button: its clients send a token. */
const SignInMethod = wireAs("SignInMethod", {
  name: Schema.Literals(["email", "google", "phone"]),
  /** False if the operator enabled it without configuring all of it: using it fails as a server error. */
  isReady: Schema.Boolean,
})

/** What `SignInOptions` consists of. */
export const signInOptionFields = {
  methods: Schema.Array(SignInMethod),
  /** The domain that passkeys are for; null if this server's address cannot have any. */
  passkeyDomain: Schema.NullOr(Schema.String),
  humanCheck: wire({
    kind: Schema.Literals(["none", "altcha", "turnstile"]),
    /** The public key of the widget; null if it needs none. */
    siteKey: Schema.NullOr(Schema.String),
  }),
  terms: wire({ version: Schema.String, url: Schema.String, privacyUrl: Schema.String }),
}

export const SignInOptions = wire(signInOptionFields)
export type SignInOptions = typeof SignInOptions.Type

/** What this server offers to someone who is not signed in, by its configuration. */
export class OfferedSignIn extends Context.Service<OfferedSignIn, SignInOptions>()("domain/sign-in/OfferedSignIn") {}
