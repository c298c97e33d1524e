import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { LinkRefused, LinksOff } from "../errors.ts"
import { linkAddress } from "../link-address.ts"
import { LinkRules } from "../link-rules.ts"
import { LinkSource } from "../link-source.port.ts"

/** The video that a pasted address is of; refused before anything is asked. */
export const readLink = Effect.fnUntraced(function*(written: string, account: UserId) {
  const { hosts } = yield* LinkRules
  const { isThere } = yield* LinkSource
  const address = yield* Effect.fromResult(linkAddress(written, hosts)).pipe(
    Effect.mapError((issue) => new LinkRefused({ issues: [issue] })),
  )
  if (!(yield* isThere)) return yield* new LinksOff()
  yield* limitRate("links of an account", account)
  return address
})
