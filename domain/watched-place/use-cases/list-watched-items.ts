import { Effect, Schema } from "effect"
import { WatchedPlaceId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { onePlace } from "../steps/one-place.ts"
import { ItemState } from "../watched-item.ts"
import { WatchedPlaceStore } from "../watched-place-store.port.ts"
import { viewWatchedItem, WatchedItemView } from "../watched-place-view.ts"

const pageSize = 20

/** What was seen in a place and what became of it, newest first, twenty a page. */
export const listWatchedItems = useCase("watchedPlace.listWatchedItems", {
  input: wire({
    id: WatchedPlaceId,
    state: Schema.optionalKey(ItemState),
    page: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 }))),
  }),
  output: wire({
    items: Schema.Array(WatchedItemView),
    total: Schema.Int,
    page: Schema.Int,
    pageSize: Schema.Int,
  }),
  run: Effect.fnUntraced(function*({ id, state, page = 1 }) {
    yield* onePlace(id)
    const { log } = yield* WatchedPlaceStore
    const states = state === undefined ? ItemState.literals : [state]
    const { items, total } = yield* log(id, states, { page, pageSize })
    return { items: items.map(viewWatchedItem), total, page, pageSize }
  }),
})
