import { ofAccount, reading, type Row } from "./role-rows.ts"

/** Who may have places watched for their account: its owner, and assistants. */
export const watchedPlaceRoles = {
  "watchedPlace.addWatchedPlace": ofAccount,
  "watchedPlace.editWatchedPlace": ofAccount,
  "watchedPlace.listWatchedItems": reading(ofAccount),
  "watchedPlace.listWatchedPlaces": reading(ofAccount),
  "watchedPlace.lookNow": ofAccount,
  "watchedPlace.removeWatchedPlace": ofAccount,
  "watchedPlace.retryWatchedItem": ofAccount,
  "watchedPlace.retryWatchedItems": ofAccount,
} as const satisfies Readonly<Record<string, Row>>
