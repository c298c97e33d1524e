import { Context, type Effect } from "effect"
import type { FileTooLarge } from "../intake/errors.ts"
import type { UserId } from "../kernel/ids.ts"
import type { InsideAddress } from "../link/errors.ts"
import type { FoldersOff, ItemGone, ItemNotFetched, PlaceFault, PlaceNotReached } from "./errors.ts"
import type { OpenedPlace } from "./place.ts"
import type { Sighting } from "./sighting.ts"

export interface Found {
  /** In any order; only recordings and documents, by their names. */
  readonly sightings: ReadonlyArray<Sighting>
  /** By what the place can say at the next look that nothing changed. */
  readonly mark: string | null
  /** What the place calls itself. */
  readonly title: string | null
}

/** A file as it arrived. */
export interface Arrived {
  readonly fileName: string
  /** Bytes. */
  readonly size: number
}

/** Reaches places. It leaves no folder by a link, reaches no address that is not on the public internet, and logs none. */
export class PlaceReader extends Context.Service<PlaceReader, {
  /** Whether accounts may name any folder. */
  readonly hasFolders: boolean
  /** Where a folder really is. Accounts may only name what is below the root that the operator allows; nobody what this server keeps its data in. */
  readonly folder: (path: string, who: "account" | "operator") => Effect.Effect<string, FoldersOff | PlaceNotReached>
  /** What is there now; null if it says that nothing changed since `mark`. An account looks at one feed or bucket after another. */
  readonly look: (
    place: OpenedPlace,
    mark: string | null,
    asker: UserId,
  ) => Effect.Effect<Found | null, PlaceFault | InsideAddress>
  /** Stores its bytes at `target`, if they still are what was seen; nothing of what did not arrive whole. */
  readonly fetch: (
    place: OpenedPlace,
    sighting: Sighting,
    target: string,
  ) => Effect.Effect<Arrived, PlaceFault | InsideAddress | ItemGone | ItemNotFetched | FileTooLarge>
  /** Moves it to a folder `done`, or deletes it; if it is gone or another one by now, nothing. */
  readonly putAway: (
    place: OpenedPlace,
    sighting: Sighting,
    how: "move" | "delete",
  ) => Effect.Effect<void, PlaceFault | InsideAddress>
}>()("domain/watched-place/PlaceReader") {}
