import { Context, Schema } from "effect"
import { wire, wireAs } from "../kernel/wire.ts"

/** A way in that a page offers. Supabase has no button: its clients bring a token. */
const SignInMethod = wireAs("SignInMethod", {
  name: Schema.Literals(["email", "google", "phone"]),
  /** False where the operator wants it but has not configured all of it: trying it is an error of the server. */
  isReady: Schema.Boolean,
})

/** What `SignInOptions` consists of. */
export const signInOptionFields = {
  methods: Schema.Array(SignInMethod),
  /** The domain that passkeys are for; null where this server's address cannot have any. */
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
