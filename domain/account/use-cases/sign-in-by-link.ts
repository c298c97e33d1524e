import { DateTime, Effect, Schema } from "effect"
import { RateLimiter } from "../../kernel/rate-limiter.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SignInLinkInvalid } from "../errors.ts"
import { SessionStore } from "../session-store.port.ts"
import { DeviceId } from "../session.ts"
import { findOrCreateUser } from "../steps/find-or-create-user.ts"
import { openSession } from "../steps/open-session.ts"
import { UserView, viewOf } from "../user-view.ts"

/** Exchanges a link's token for a session, once. The first sign-in creates the account. */
export const signInByLink = useCase("account.signInByLink", {
  input: wire({ token: Schema.NonEmptyString, deviceId: DeviceId }),
  output: wire({ accessToken: Schema.String, deviceId: Schema.String, userInfo: UserView }),
  run: Effect.fnUntraced(function*({ token, deviceId }) {
    const limiter = yield* RateLimiter
    yield* limiter.consume(`sign-in:${deviceId}`, { times: 20, seconds: 900 })
    const secrets = yield* Secrets
    const sessions = yield* SessionStore
    const link = yield* sessions.consumeLink(yield* secrets.hash(token), yield* DateTime.now)
    if (link === null) {
      yield* Effect.logWarning("sign-in refused: the link is unknown, used or expired", { deviceId })
      return yield* new SignInLinkInvalid()
    }
    const user = yield* findOrCreateUser(link.email)
    yield* Effect.logInfo("signed in", { userId: user.id, deviceId })
    return { accessToken: yield* openSession(user.id, deviceId), deviceId, userInfo: viewOf(user) }
  }),
})
