import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** What was given as a place breaks a rule. */
export class PlaceRefused extends Schema.TaggedError<PlaceRefused>()("PlaceRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

/** Only the operator names folders, unless they allow a root for accounts. */
export class FoldersOff extends Schema.TaggedError<FoldersOff>()("FoldersOff", {}) {
  readonly kind = "forbidden"
  readonly params: Params = { field: "path" }
  override readonly message = "This folder of the server cannot be watched: its operator has to allow it"
}

export class PlaceNotReached extends Schema.TaggedError<PlaceNotReached>()("PlaceNotReached", {}) {
  readonly kind = "unavailable"
  override readonly message = "The place cannot be reached: check its address, or try later"
}

export class PlaceForbidden extends Schema.TaggedError<PlaceForbidden>()("PlaceForbidden", {}) {
  readonly kind = "conflict"
  override readonly message = "The place does not let this server in: check the keys and what they permit"
}

/** Also a page for signing in, which many addresses lead to. */
export class NotAFeed extends Schema.TaggedError<NotAFeed>()("NotAFeed", {}) {
  readonly kind = "invalid"
  readonly params: Params = { field: "url" }
  override readonly message = "This is not a feed, or it is damaged"
}

export class PlaceTooLarge extends Schema.TaggedError<PlaceTooLarge>()("PlaceTooLarge", {}) {
  readonly kind = "too-large"
  override readonly message = "There is too much in this place to look through"
}

/** The key that sealed what opens it is not there any more. */
export class PlaceLocked extends Schema.TaggedError<PlaceLocked>()("PlaceLocked", {}) {
  readonly kind = "conflict"
  override readonly message = "What opens this place can no longer be read: enter it again"
}

/** Its files would become tasks twice. */
export class PlaceWatched extends Schema.TaggedError<PlaceWatched>()("PlaceWatched", {}) {
  readonly kind = "conflict"
  override readonly message = "This place is watched already"
}

export class WatchedPlaceNotFound extends Schema.TaggedError<WatchedPlaceNotFound>()("WatchedPlaceNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Watched place not found"
}

export class PlaceOff extends Schema.TaggedError<PlaceOff>()("PlaceOff", {}) {
  readonly kind = "conflict"
  override readonly message = "Nobody looks at this place: switch it on first"
}

export class WatchedPlaceLimitReached
  extends Schema.TaggedError<WatchedPlaceLimitReached>()("WatchedPlaceLimitReached", { limit: Schema.Int })
{
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `An account can have at most ${this.limit} watched places; remove one first`
  }
}

export class WatchedItemNotFound extends Schema.TaggedError<WatchedItemNotFound>()("WatchedItemNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "There is nothing under this id that failed or was passed over"
}

/** It was there when the place was looked at, and is not any more, or not the same. */
export class ItemGone extends Schema.TaggedError<ItemGone>()("ItemGone", {}) {
  readonly kind = "gone"
  override readonly message = "The file is no longer there"
}

/** Its bytes did not arrive whole. */
export class ItemNotFetched extends Schema.TaggedError<ItemNotFetched>()("ItemNotFetched", {}) {
  readonly kind = "unavailable"
  override readonly message = "The file could not be fetched whole"
}

/** Why a place could not be looked at. */
export type PlaceFault =
  | FoldersOff
  | PlaceNotReached
  | PlaceForbidden
  | NotAFeed
  | PlaceTooLarge
  | PlaceLocked
