import { DateTime, Schema } from "effect"
import { FolderId, UserId, WatchedPlaceId } from "../kernel/ids.ts"
import { LanguageChoice } from "../kernel/language-code.ts"
import { kindOf, Place, type PlaceKind } from "./place.ts"

export const placesPerAccount = 20

/** What happens to a file once it is a task: it stays, it is moved to a folder `done` beside it, or it is deleted. */
export const Afterwards = Schema.Literals(["keep", "move", "delete"])
export type Afterwards = typeof Afterwards.Type

/** Why nobody looks: its owner paused it, or it could not be reached for two weeks. */
export const OffReason = Schema.Literals(["owner", "failing"])

/** A place that is looked at again and again, and what becomes of the recordings in it. */
export const WatchedPlace = Schema.Struct({
  id: WatchedPlaceId,
  ownerId: UserId,
  name: Schema.String,
  place: Place,
  folderId: Schema.NullOr(FolderId),
  language: LanguageChoice,
  speakers: Schema.NullOr(Schema.Int),
  hotwords: Schema.Array(Schema.String),
  afterwards: Afterwards,
  /** How many of what is there at the first look become tasks, the newest; null for all. */
  backlog: Schema.NullOr(Schema.Int),
  off: Schema.NullOr(OffReason),
  createdAt: Schema.DateTimeUtcFromString,
  /** When it was last looked at; null before the first time. */
  lookedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Whether it was ever looked at successfully. */
  isKnown: Schema.Boolean,
  /** Why the last look failed, or why what was found has to wait: the code of a refusal; null if neither. */
  fault: Schema.NullOr(Schema.String),
  /** Since when every look has failed; null if the last one did not. */
  failingSince: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** By what the server of a feed can say that nothing changed. */
  mark: Schema.NullOr(Schema.String),
})
export type WatchedPlace = typeof WatchedPlace.Type

/** Seconds between looks. Feeds and buckets are of others, who count requests. */
const every: Readonly<Record<PlaceKind, number>> = { folder: 10, bucket: 300, feed: 1800 }

/** Seconds: nobody waits longer than this for a place that is back. */
const longest: Readonly<Record<PlaceKind, number>> = { folder: 300, bucket: 3600, feed: 21_600 }

/** After so long without one successful look it is switched off. */
const longFailing = { days: 14 } as const

/** What waits for minutes, or for room, is tried again after so long. */
const waitsFor = { minutes: 15 } as const

export interface LookEnd {
  /** The code of a refusal. */
  readonly fault: string | null
  /** Whether the place itself was reached. */
  readonly isReached: boolean
  readonly mark: string | null
}

/** The place after a look, and when the next one is due. */
export const afterLook = (
  place: WatchedPlace,
  { fault, isReached, mark }: LookEnd,
  now: DateTime.Utc,
): { readonly place: WatchedPlace; readonly nextAt: DateTime.Utc } => {
  const failingSince = isReached ? null : place.failingSince ?? now
  const isHopeless = failingSince !== null
    && DateTime.isLessThanOrEqualTo(DateTime.addDuration(failingSince, longFailing), now)
  return {
    place: {
      ...place,
      lookedAt: now,
      isKnown: place.isKnown || isReached,
      fault,
      failingSince,
      mark: isReached ? mark : place.mark,
      off: place.off ?? (isHopeless ? "failing" : null),
    },
    nextAt: DateTime.addDuration(now, pause(kindOf(place.place), fault, failingSince, now)),
  }
}

/** Half of the time for which it has failed already, within limits: a place that is away is asked less and less often. */
const pause = (kind: PlaceKind, fault: string | null, failingSince: DateTime.Utc | null, now: DateTime.Utc) => {
  if (failingSince === null) return fault === null ? { seconds: every[kind] } : waitsFor
  const failed = (now.epochMilliseconds - failingSince.epochMilliseconds) / 1000
  return { seconds: Math.min(longest[kind], Math.max(every[kind], Math.floor(failed / 2))) }
}

/** Switched on again, it is as good as new. */
export const switchedOn = (place: WatchedPlace): WatchedPlace => ({
  ...place,
  off: null,
  fault: null,
  failingSince: null,
})
