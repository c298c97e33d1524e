import { Effect } from "effect"
import type { Phone } from "../../account/user.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { RateLimiter } from "../../kernel/rate-limiter.port.ts"
import { PhoneNumbers } from "../phone-numbers.port.ts"
import { callingClient } from "./phone-tickets.ts"

const periods = ["codes a minute", "codes an hour", "codes a day"] as const

/** Messages cost money: they are counted by number, client and network, and all together by the day. */
export const limitCodes = Effect.fnUntraced(function*(phone: Phone) {
  const client = yield* callingClient
  yield* limitNetwork("codes from a network")
  for (const period of periods) {
    yield* limitRate(period, `number ${phone}`)
    if (client !== "") yield* limitRate(period, `client ${client}`)
  }
  yield* limitBudget
})

/** The messages of a day, whoever they are for. */
export const limitBudget = Effect.gen(function*() {
  const { dailyBudget } = yield* PhoneNumbers
  const { consume } = yield* RateLimiter
  yield* consume("codes of all", { times: dailyBudget, seconds: 86_400 }, 1).pipe(
    Effect.tapError(() => Effect.logError("the day's budget of text messages is used up", { dailyBudget })),
  )
})
