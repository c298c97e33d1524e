import { Effect, Schema } from "effect"
import { DeviceId } from "../../account/session.ts"
import { openSession } from "../../account/shared/open-session.ts"
import { UserView, viewOf } from "../../account/user-view.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { userOfLink } from "../steps/user-of-link.ts"

/** Exchanges a link's token for a session, once. The first sign-in creates the account; a refused one leaves the link. */
export const signInByLink = useCase("signIn.signInByLink", {
  input: wire({ token: Schema.NonEmptyString, deviceId: DeviceId }),
  output: wire({ accessToken: Schema.String, deviceId: Schema.String, userInfo: UserView }),
  run: Effect.fnUntraced(function*({ token, deviceId }) {
    const secrets = yield* Secrets
    const { transaction } = yield* UnitOfWork
    const tokenHash = yield* secrets.hash(token)
    const network = yield* CallerNetwork
    yield* limitNetwork("sign-ins from a network")
    yield* limitRate("sign-ins with a link", tokenHash)
    const signedIn = yield* transaction(Effect.gen(function*() {
      const user = yield* userOfLink(tokenHash)
      return { accessToken: yield* openSession(user.id, deviceId), deviceId, userInfo: viewOf(user) }
    })).pipe(
      Effect.tapError(({ _tag }) => Effect.logWarning("sign-in refused", { reason: _tag, deviceId, network })),
    )
    yield* Effect.logInfo("signed in", { userId: signedIn.userInfo.id, deviceId, network })
    return signedIn
  }),
})
