import { Schema } from "effect"
import { FolderId, TaskId, WatchedItemId, WatchedPlaceId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { PlaceKind } from "./place.ts"
import { ItemRefusal, ItemState, type WatchedItem } from "./watched-item.ts"
import { Afterwards, OffReason } from "./watched-place.ts"

/** A watched place as its owner sees it. What opens it is never shown again. */
export const WatchedPlaceView = wireAs("WatchedPlace", {
  id: WatchedPlaceId,
  kind: PlaceKind,
  name: Schema.String,
  /** A folder, a bucket and prefix, or the host of a feed. */
  location: Schema.String,
  folderId: Schema.NullOr(FolderId),
  language: Schema.String,
  speakers: Schema.NullOr(Schema.Int),
  hotwords: Schema.Array(Schema.String),
  afterwards: Afterwards,
  isOn: Schema.Boolean,
  /** Why it is off; null while it is on. */
  off: Schema.NullOr(OffReason),
  createdAt: Schema.DateTimeUtcFromString,
  lookedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Why the last look failed, or why what was found has to wait: the code of a refusal. */
  fault: Schema.NullOr(Schema.String),
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** How many became tasks, wait, and failed. */
  made: Schema.Int,
  waiting: Schema.Int,
  failed: Schema.Int,
})
export type WatchedPlaceView = typeof WatchedPlaceView.Type

/** What became of a file or an episode. */
export const WatchedItemView = wireAs("WatchedItem", {
  id: WatchedItemId,
  name: Schema.String,
  state: ItemState,
  /** Why it failed, or waits; null if neither. */
  refusal: Schema.NullOr(ItemRefusal),
  taskId: Schema.NullOr(TaskId),
  seenAt: Schema.DateTimeUtcFromString,
  /** When it is tried again; null if it waits for nothing but its turn. */
  retryAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})

export const viewWatchedItem = (
  { id, name, state, refusal, taskId, seenAt, retryAt }: WatchedItem,
): typeof WatchedItemView.Type => ({ id, name, state, refusal, taskId, seenAt, retryAt })
