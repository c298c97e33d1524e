import type { WatchedItem } from "#domain/watched-place/watched-item.ts"
import type { WatchedPlace } from "#domain/watched-place/watched-place.ts"
import type { DateTime } from "effect"

export interface StoredPlace {
  readonly place: WatchedPlace
  readonly nextAt: DateTime.Utc
  readonly heldUntil: DateTime.Utc | null
}

/** What watching keeps. */
export interface WatchingTables {
  readonly watchedItems: ReadonlyMap<string, WatchedItem>
  readonly watchedPlaces: ReadonlyMap<string, StoredPlace>
  /** What the operator's setting had watched. */
  readonly configuredFolders: ReadonlyArray<{ readonly ownerId: string; readonly path: string }>
}

export const nothingWatched: WatchingTables = {
  watchedItems: new Map(),
  watchedPlaces: new Map(),
  configuredFolders: [],
}
