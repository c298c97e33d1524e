import { Effect, Schema } from "effect"
import { DeviceId } from "../../account/session.ts"
import { limitNetwork } from "../../kernel/limit-rate.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DesktopScheme } from "../desktop-scheme.port.ts"
import { humanField } from "../human-check.port.ts"
import { IdentityProvider } from "../identity-provider.port.ts"
import { Redirect, redirectUri as uriOf } from "../redirect.ts"
import { requireOffered } from "../shared/require-offered.ts"
import { saveAttempt } from "../steps/attempts.ts"
import { requireHuman } from "../steps/require-human.ts"

/** Starts an attempt to sign in with Google, for ten minutes. Only the same device can finish it. */
export const startGoogleSignIn = useCase("signIn.startGoogleSignIn", {
  input: wire({ deviceId: DeviceId, redirect: Schema.optionalKey(Redirect), ...humanField }),
  output: wire({ url: Schema.String }),
  run: Effect.fnUntraced(function*({ deviceId, redirect = "web", turnstileToken }) {
    const provider = yield* IdentityProvider
    const address = yield* PublicAddress
    const { scheme } = yield* DesktopScheme
    yield* requireOffered("google")
    yield* limitNetwork("sign-ins from a network")
    yield* requireHuman(turnstileToken)
    const redirectUri = uriOf(redirect, address.url, scheme)
    const { url, ...attempt } = yield* provider.begin(redirectUri)
    yield* saveAttempt({ ...attempt, redirectUri }, deviceId)
    return { url }
  }),
})
