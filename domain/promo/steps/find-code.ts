import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { limitRate } from "../../kernel/limit-rate.ts"
import { PromoCodeNotFound } from "../errors.ts"
import { normaliseCode } from "../promo-code.ts"
import { PromoStore } from "../promo-store.port.ts"

/** Looks up a code for an account, which has few attempts: codes must not be found by guessing. */
export const findCode = Effect.fnUntraced(function*(typed: string, userId: UserId) {
  const promos = yield* PromoStore
  yield* limitRate("promo codes tried by an account", userId)
  return (yield* promos.find(normaliseCode(typed))) ?? (yield* new PromoCodeNotFound())
})
