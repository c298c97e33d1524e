import { Schema } from "effect"
import { TaskId, UserId, WatchedItemId, WatchedPlaceId } from "../kernel/ids.ts"
import { Params } from "../kernel/rules.ts"

/**
 * `seen`: perhaps still growing. `waiting`: to be made a task. `made`: it became one. `failed`: it did not, and only a person has it
 * tried again. `passed`: it was there before, and was not wanted.
 */
export const ItemState = Schema.Literals(["seen", "waiting", "made", "failed", "passed"])
export type ItemState = typeof ItemState.Type

/** Why it was refused: the public code, and what the sentence of it needs. */
export const ItemRefusal = Schema.Struct({ code: Schema.String, message: Schema.String, params: Params })
export type ItemRefusal = typeof ItemRefusal.Type

/** What a watched place remembers of a file or an episode: one for each version, so that none becomes two tasks. */
export const WatchedItem = Schema.Struct({
  id: WatchedItemId,
  placeId: WatchedPlaceId,
  ownerId: UserId,
  key: Schema.String,
  also: Schema.NullOr(Schema.String),
  version: Schema.String,
  name: Schema.String,
  state: ItemState,
  refusal: Schema.NullOr(ItemRefusal),
  /** The task that was made; null without one, or once it is deleted. */
  taskId: Schema.NullOr(TaskId),
  seenAt: Schema.DateTimeUtcFromString,
  /** How often making a task of it failed for a reason that may pass. */
  tries: Schema.Int,
  /** Not before this; null for at once. */
  retryAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Whether it was moved or deleted after it became a task, or shall stay. */
  isSettled: Schema.Boolean,
})
export type WatchedItem = typeof WatchedItem.Type
