import { DateTime, Effect, Schema } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { TaskId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { Passwords } from "../../kernel/passwords.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { maxCharacters } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharePasswordWrong } from "../errors.ts"
import { openShare } from "../steps/open-share.ts"
import { signPass } from "../steps/share-passes.ts"

/** A pass to a link that needs a password. */
export const unlockShared = useCase("sharing.unlockShared", {
  input: wire({ token: Schema.String, taskId: TaskId, password: Schema.String.check(maxCharacters(128)) }),
  output: wire({ pass: Schema.String, expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ token, taskId, password }) {
    const passwords = yield* Passwords
    const { hash } = yield* Secrets
    const share = yield* openShare(token, taskId)
    yield* limitAttempts(yield* hash(token))
    const isRight = share.passwordHash === null || (yield* passwords.matches(password, share.passwordHash))
    if (!isRight) return yield* new SharePasswordWrong()
    return yield* signPass(share, "viewer", yield* DateTime.now)
  }),
})

/**
 * All attempts are counted, including right ones, so that the count reveals nothing. Browsers are told apart by the name
 * they send: whoever guesses is stopped before others behind the same address are. The name is no secret, so the network
 * has a limit as well, and what it allows in an hour leaves room for other networks.
 */
const limitAttempts = Effect.fnUntraced(function*(link: string) {
  const actor = yield* CurrentActor
  const network = (yield* CallerNetwork) ?? ""
  const browser = actor._tag === "Anonymous"
    ? actor.deviceId?.slice(0, 128) ?? ""
    : actor._tag === "User"
    ? actor.id
    : ""
  yield* limitRate("passwords of a link from a browser", `${link} ${network} ${browser}`)
  yield* limitRate("passwords of a link from a network", `${link} ${network}`)
  yield* limitRate("passwords of a link", link)
})
