import { Context, type DateTime, type Effect } from "effect"
import type { TaskId, UserId, WatchedItemId, WatchedPlaceId } from "../kernel/ids.ts"
import type { ItemState, WatchedItem } from "./watched-item.ts"
import type { WatchedPlace } from "./watched-place.ts"

/** How many items a place has in each state. */
export type ItemCounts = Readonly<Record<ItemState, number>>

export interface SeenChanges {
  readonly fresh: ReadonlyArray<WatchedItem>
  /** They wait from now on. */
  readonly grown: ReadonlyArray<WatchedItemId>
  readonly gone: ReadonlyArray<WatchedItemId>
}

export type ItemChange = Partial<Pick<WatchedItem, "state" | "refusal" | "tries" | "retryAt" | "isSettled">>

/** The watched places of accounts, and what was seen in each. */
export class WatchedPlaceStore extends Context.Service<WatchedPlaceStore, {
  /** In the order in which they were made. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<WatchedPlace>>
  readonly find: (id: WatchedPlaceId) => Effect.Effect<WatchedPlace | null>
  /** False if the account has this many already; of several at the same time none goes beyond. */
  readonly insert: (place: WatchedPlace, most: number, nextAt: DateTime.Utc) => Effect.Effect<boolean>
  /** Changes what it is now, one caller at a time until the ambient transaction ends; null if it is gone. */
  readonly change: (
    id: WatchedPlaceId,
    change: (place: WatchedPlace) => WatchedPlace,
  ) => Effect.Effect<WatchedPlace | null>
  /** With all that it remembers. */
  readonly remove: (id: WatchedPlaceId) => Effect.Effect<void>
  /** Whether the operator's setting had this folder watched for this account once, whatever became of that. */
  readonly wasConfigured: (owner: UserId, path: string) => Effect.Effect<boolean>
  /** Notes that it did. False if that is noted already: of several callers, one gets it. */
  readonly noteConfigured: (owner: UserId, path: string) => Effect.Effect<boolean>
  /** The place that is on and has been due the longest; nobody else takes it before `until`. */
  readonly take: (now: DateTime.Utc, until: DateTime.Utc) => Effect.Effect<WatchedPlace | null>
  /** Nobody else takes it before `until`. */
  readonly hold: (id: WatchedPlaceId, until: DateTime.Utc) => Effect.Effect<void>
  /** It may be taken from this time on, by anyone; sooner, if a look was asked for after it was taken. */
  readonly release: (id: WatchedPlaceId, nextAt: DateTime.Utc, takenAt: DateTime.Utc) => Effect.Effect<void>
  /** It is due at this time, once it is not held. */
  readonly lookAt: (id: WatchedPlaceId, at: DateTime.Utc) => Effect.Effect<void>
  /** All that is remembered of a place, in the order in which it was seen. */
  readonly items: (id: WatchedPlaceId) => Effect.Effect<ReadonlyArray<WatchedItem>>
  /** What is there already, by key and version, is not stored again; what became a task, failed or was passed over is not removed. */
  readonly see: (id: WatchedPlaceId, changes: SeenChanges) => Effect.Effect<void>
  /** It waits, and is a task from now on. False if it did not wait, or is gone: of several callers, one gets it. */
  readonly make: (id: WatchedItemId, task: TaskId) => Effect.Effect<boolean>
  readonly changeItem: (id: WatchedItemId, change: ItemChange) => Effect.Effect<void>
  /** What failed or was passed over waits again: one of them, or all that failed for null. Returns how many. */
  readonly retry: (place: WatchedPlaceId, only: WatchedItemId | null) => Effect.Effect<number>
  /** Newest first, with their number. */
  readonly log: (
    place: WatchedPlaceId,
    states: ReadonlyArray<ItemState>,
    page: { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<{ readonly items: ReadonlyArray<WatchedItem>; readonly total: number }>
  readonly counts: (places: ReadonlyArray<WatchedPlaceId>) => Effect.Effect<ReadonlyMap<WatchedPlaceId, ItemCounts>>
}>()("domain/watched-place/WatchedPlaceStore") {}
