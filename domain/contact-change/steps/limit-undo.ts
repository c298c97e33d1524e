import { Effect } from "effect"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { Secrets } from "../../kernel/secrets.port.ts"

/** As links to sign in are limited. */
export const limitUndo = Effect.fnUntraced(function*(token: string) {
  const { hash } = yield* Secrets
  yield* limitNetwork("sign-ins from a network")
  yield* limitRate("looks at a link", yield* hash(token))
})
