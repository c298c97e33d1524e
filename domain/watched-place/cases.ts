import { addWatchedPlace } from "./use-cases/add-watched-place.ts"
import { editWatchedPlace } from "./use-cases/edit-watched-place.ts"
import { listWatchedItems } from "./use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "./use-cases/list-watched-places.ts"
import { lookNow } from "./use-cases/look-now.ts"
import { removeWatchedPlace } from "./use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "./use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "./use-cases/retry-watched-items.ts"

export const watchedPlaceCases = [
  addWatchedPlace,
  editWatchedPlace,
  listWatchedItems,
  listWatchedPlaces,
  lookNow,
  removeWatchedPlace,
  retryWatchedItem,
  retryWatchedItems,
] as const
