import { CurrentActor } from "#domain/kernel/actor.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anItem, aPlace, itemId, placeId } from "../../support/watched-place/a-watched-place.ts"
import { thePlace, watching } from "./a-watching-scene.ts"

it.effect("a watched place of another account does not exist, and neither do its files under a place of one's own", () =>
  watching({}, () =>
    Effect.gen(function*() {
      const { insert, see, changeItem, items } = yield* WatchedPlaceStore
      yield* keepUsers(aUser({ id: bob, email: null }))
      yield* insert(aPlace({ id: placeId(2), ownerId: bob }), 10, noon)
      yield* see(placeId(1), { fresh: [anItem(1)], grown: [], gone: [] })
      yield* changeItem(itemId(1), { state: "failed" })
      const before = yield* thePlace
      const id = placeId(1)
      const tried = [
        refusal(editWatchedPlace.run({ id, name: "Mine", secretAccessKey: "x" })),
        refusal(listWatchedItems.run({ id })),
        refusal(lookNow.run({ id })),
        refusal(removeWatchedPlace.run({ id })),
        refusal(retryWatchedItems.run({ id })),
        refusal(retryWatchedItem.run({ id, itemId: itemId(1) })),
      ]
      yield* Effect.gen(function*() {
        const found = yield* Effect.all(tried)
        assert.deepStrictEqual([...new Set(found)], ["WatchedPlaceNotFound"])
        const under = retryWatchedItem.run({ id: placeId(2), itemId: itemId(1) })
        assert.strictEqual(yield* refusal(under), "WatchedItemNotFound")
        assert.deepStrictEqual((yield* listWatchedPlaces.run({})).items.map((one) => one.id), [placeId(2)])
      }).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: bob }))
      assert.deepStrictEqual(yield* thePlace, before)
      assert.strictEqual((yield* items(id))[0]?.state, "failed")
    })))
