import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { CallerNetwork } from "../../kernel/caller-network.ts"
import { limitRate } from "../../kernel/limit-rate.ts"

/** By the names that clients give their device, each within its network: names are no secret, and must not lock others out. */
export const limitDevices = Effect.fnUntraced(function*(deviceId: string | null) {
  const actor = yield* CurrentActor
  const network = (yield* CallerNetwork) ?? ""
  const names = new Set([deviceId, actor._tag === "Anonymous" ? actor.deviceId : null])
  for (const name of names) {
    if (name !== null) yield* limitRate("sign-in links to a device", `${name.slice(0, 128)} ${network}`)
  }
})
