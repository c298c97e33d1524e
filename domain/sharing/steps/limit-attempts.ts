import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { limitRate } from "../../kernel/limit-rate.ts"

/**
 * All attempts are counted, including right ones, so that the count reveals nothing. Browsers are distinguished by the name
 * they send: a guesser is stopped before others behind the same address are. The name is no secret, so the network
 * has a limit as well, and what it allows in an hour leaves room for other networks.
 */
export const limitAttempts = Effect.fnUntraced(function*(link: string) {
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
