import { Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UserStore } from "../user-store.port.ts"
import { readingOf } from "./reading-of.ts"

/** The time zone of dates that the caller reads; for the operator, that of the account they belong to. */
export const zoneOfCaller = Effect.fnUntraced(function*(owner: UserId) {
  const actor = yield* CurrentActor
  const users = yield* UserStore
  const { timeZone } = yield* users.get(actor._tag === "User" ? actor.id : owner).pipe(
    Effect.catchTag("UserNotFound", () => Effect.succeed({ timeZone: null })),
    Effect.flatMap((user) => readingOf({ uiLanguage: null, timeZone: user.timeZone })),
  )
  return timeZone
})
