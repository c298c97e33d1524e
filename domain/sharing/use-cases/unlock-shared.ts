import { DateTime, Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { Passwords } from "../../kernel/passwords.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { maxCharacters } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharePasswordWrong } from "../errors.ts"
import { limitAttempts } from "../steps/limit-attempts.ts"
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
