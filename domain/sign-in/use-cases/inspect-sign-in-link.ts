import { DateTime, Effect, Schema } from "effect"
import { SignInLinkInvalid } from "../../account/errors.ts"
import { SessionStore } from "../../account/session-store.port.ts"
import { Email } from "../../account/user.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"

/** Whose link it is and whether this browser requested it, without using it up: only a person continues from here. */
export const inspectSignInLink = useCase("signIn.inspectSignInLink", {
  input: wire({
    token: Schema.NonEmptyString,
    browserToken: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(128)))),
  }),
  output: wire({ email: Email, isAskingBrowser: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ token, browserToken = null }) {
    const [{ hash }, sessions, now] = yield* Effect.all([Secrets, SessionStore, DateTime.now])
    const tokenHash = yield* hash(token)
    yield* limitNetwork("sign-ins from a network")
    yield* limitRate("looks at a link", tokenHash)
    const link = yield* sessions.findLink(tokenHash, now)
    if (link === null) return yield* new SignInLinkInvalid()
    const isAskingBrowser = browserToken !== null && (yield* hash(browserToken)) === link.browserHash
    return { email: link.email, isAskingBrowser }
  }),
})
