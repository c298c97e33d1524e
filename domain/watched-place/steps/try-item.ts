import { DateTime, Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import { afterRefusal } from "../after-refusal.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { makeTask, type ToMake } from "./make-task.ts"
import { putAway } from "./put-away.ts"

/** Makes a task of one file, if its time has come, and remembers how that ended. `isStopped` says that all others have to wait as well. */
export const tryItem = Effect.fnUntraced(function*(given: ToMake) {
  const { changeItem, see } = yield* WatchedPlaceStore
  const { watched, place, owner, item, sighting } = given
  const now = yield* DateTime.now
  if (item.retryAt !== null && DateTime.isGreaterThan(item.retryAt, now)) return { isStopped: false, fault: null }
  return yield* makeTask(given).pipe(
    Effect.provideService(CurrentActor, { _tag: "User", id: owner.id }),
    Effect.andThen(putAway(watched, place, { ...item, state: "made" }, sighting)),
    Effect.map((fault) => ({ isStopped: false, fault })),
    Effect.catch((refusal) => {
      if (refusal._tag === "Taken") return Effect.succeed({ isStopped: true, fault: null })
      // Written to since it was seen, or taken away: the next look tells.
      if (refusal._tag === "ItemGone" && watched.place._tag !== "Feed") {
        return Effect.as(see(watched.id, { fresh: [], grown: [], gone: [item.id] }), { isStopped: false, fault: null })
      }
      const { change, isOfAccount } = afterRefusal(item, refusal, now)
      return Effect.as(changeItem(item.id, change), {
        isStopped: isOfAccount,
        fault: isOfAccount ? refusal._tag : null,
      })
    }),
  )
})
