import { WatchedItemId, WatchedPlaceId } from "#domain/kernel/ids.ts"
import { addWatchedPlace } from "#domain/watched-place/use-cases/add-watched-place.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OnePlace = { id: WatchedPlaceId }
const OneItem = { id: WatchedPlaceId, item_id: WatchedItemId }

export const WatchedPlaceGroup = HttpApiGroup.make("watchedPlace").annotate(
  OpenApi.Description,
  "Feeds, buckets and folders whose new recordings and documents become tasks by themselves",
).add(
  get("listWatchedPlaces", "/api/watched-places", { ...answers(listWatchedPlaces.output) }).annotateMerge(
    says(
      "List watched places",
      "In the order in which they were added, with how many files became tasks, wait or failed.",
    ),
  ),
  post("addWatchedPlace", "/api/watched-places", { payload: addWatchedPlace.input, ...answers(addWatchedPlace.output) })
    .annotateMerge(
      says(
        "Watch a place",
        "A feed needs `url`; a bucket `bucket`, `access_key_id` and `secret_access_key`; a folder of the server `path`, which its operator has to allow. The place is read once before it is kept. Keys and addresses of feeds are never shown again.",
      ),
    ),
  put("editWatchedPlace", "/api/watched-places/:id", {
    params: OnePlace,
    payload: inputWithout(editWatchedPlace.input, "id"),
    ...answers(editWatchedPlace.output),
  }).annotateMerge(
    says(
      "Edit a watched place",
      "Fields left out keep their values; what is a task already stays as it is. `is_on` pauses it and goes on. A feed may get another `url`, a bucket other keys: the place is read once before they are kept.",
    ),
  ),
  remove("removeWatchedPlace", "/api/watched-places/:id", { params: OnePlace, ...answers(removeWatchedPlace.output) })
    .annotateMerge(says("Stop watching a place", "With its log. Tasks stay, and so do the files.")),
  post("lookNow", "/api/watched-places/:id/look", { params: OnePlace, ...answers(lookNow.output) })
    .annotateMerge(says("Look now", "Within seconds, instead of when the place is due.")),
  get("listWatchedItems", "/api/watched-places/:id/items", {
    params: OnePlace,
    query: inputWithout(listWatchedItems.input, "id"),
    ...answers(listWatchedItems.output),
  }).annotateMerge(says("List what was seen", "Newest first, with the task that was made, or why there is none.")),
  post("retryWatchedItems", "/api/watched-places/:id/retry", { params: OnePlace, ...answers(retryWatchedItems.output) })
    .annotateMerge(says("Try again what failed", "All of it.")),
  post("retryWatchedItem", "/api/watched-places/:id/items/:item_id/retry", {
    params: OneItem,
    ...answers(retryWatchedItem.output),
  }).annotateMerge(says("Try one again", "One that failed, or one that was there before and was passed over.")),
).middleware(Authentication)

export const WatchedPlaceRoutes = HttpApiBuilder.group(
  areaApi(WatchedPlaceGroup),
  "watchedPlace",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listWatchedPlaces: () => answer(listWatchedPlaces, {}),
        addWatchedPlace: ({ payload }) => answer(addWatchedPlace, payload),
        editWatchedPlace: ({ params, payload }) => answer(editWatchedPlace, { ...payload, id: params.id }),
        removeWatchedPlace: ({ params }) => answer(removeWatchedPlace, params),
        lookNow: ({ params }) => answer(lookNow, params),
        listWatchedItems: ({ params, query }) => answer(listWatchedItems, { ...query, id: params.id }),
        retryWatchedItems: ({ params }) => answer(retryWatchedItems, params),
        retryWatchedItem: ({ params: { id, item_id } }) => answer(retryWatchedItem, { id, itemId: item_id }),
      })),
)
