import { WatchedPlaceStore } from "#domain/watched-place/watched-place-store.port.ts"
import { Effect } from "effect"
import { ada, at, taskId } from "../support/a-task.ts"
import { anItem, aPlace, itemId, placeId } from "../support/watched-place/a-watched-place.ts"

const noon = at("2026-11-20T12:00:00.000Z")

export const watchedPlaceStore = Effect.gen(function*() {
  const places = yield* WatchedPlaceStore
  yield* places.insert(aPlace(), 10, noon)
  yield* places.list(ada)
  yield* places.find(placeId(1))
  yield* places.change(placeId(1), (place) => ({ ...place, name: "mine" }))
  yield* places.take(noon, noon)
  yield* places.hold(placeId(1), noon)
  yield* places.release(placeId(1), noon, noon)
  yield* places.lookAt(placeId(1), noon)
  yield* places.see(placeId(1), { fresh: [anItem(1)], grown: [itemId(2)], gone: [itemId(3)] })
  yield* places.items(placeId(1))
  yield* places.make(itemId(1), taskId(1))
  yield* places.changeItem(itemId(1), { state: "failed", refusal: null, tries: 1, retryAt: null, isSettled: true })
  yield* places.retry(placeId(1), null)
  yield* places.retry(placeId(1), itemId(1))
  yield* places.log(placeId(1), ["failed"], { page: 1, pageSize: 20 })
  yield* places.counts([placeId(1)])
  yield* places.wasConfigured(ada, "/in")
  yield* places.noteConfigured(ada, "/in")
  yield* places.remove(placeId(1))
})
