import { addWatchedPlace } from "#domain/watched-place/use-cases/add-watched-place.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import { mutation, query, router } from "./trpc.ts"

export const watchedPlaceRouter = router({
  addWatchedPlace: mutation(addWatchedPlace),
  editWatchedPlace: mutation(editWatchedPlace),
  listWatchedItems: query(listWatchedItems),
  listWatchedPlaces: query(listWatchedPlaces),
  lookNow: mutation(lookNow),
  removeWatchedPlace: mutation(removeWatchedPlace),
  retryWatchedItem: mutation(retryWatchedItem),
  retryWatchedItems: mutation(retryWatchedItems),
})
