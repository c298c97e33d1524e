import { inTurns } from "#adapters/system/child-process/in-turns.ts"
import type { DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { FileTooLarge } from "#domain/intake/errors.ts"
import {
  FoldersOff,
  ItemGone,
  ItemNotFetched,
  PlaceForbidden,
  PlaceNotReached,
  PlaceTooLarge,
} from "#domain/watched-place/errors.ts"
import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { Effect, Layer } from "effect"
import { type FeedOptions, fetchEpisode, lookInFeed } from "./feed.ts"
import { copyFrom, folderAt, type FolderOptions, lookInFolder } from "./folder.ts"
import { putAwayFile } from "./put-away-file.ts"

export interface Options extends DialRules, FolderOptions {
  readonly maxFeed?: number
  /** Milliseconds. */
  readonly feedTime?: number
  readonly episodeTime?: number
}

/** What strangers wrote may take much memory and time to read: of all, so many at a time, and of each account one. */
const looksAtOnce = 4

/** Folders of this machine; buckets and feeds over connections of the guard. */
export const layer = (
  { root, closed, maxFeed = 20_000_000, feedTime = 60_000, episodeTime = 3_600_000, ...rules }: Options,
): Layer.Layer<PlaceReader> => {
  const turns = inTurns(looksAtOnce)
  const ofFeeds: FeedOptions = { rules, maxBytes: maxFeed, feedTime, episodeTime }
  return Layer.succeed(PlaceReader, {
    hasFolders: root !== null,
    folder: (path, who) =>
      onDisk(() => folderAt(path, who, { root, closed }), (cause) => cause instanceof FoldersOff ? cause : away),
    // Without spans of their own: addresses would be in their errors.
    look: (place, mark, asker) => {
      if (place._tag === "Feed") return turns(asker, lookInFeed(place.url, mark, ofFeeds))
      if (place._tag === "Folder") return onDisk(() => lookInFolder(place.path), faultOfFolder)
      const look = Effect.flatMap(buckets, ({ inBucket, lookInBucket }) => inBucket(place, rules, lookInBucket(place)))
      return turns(asker, Effect.mapError(look, (fault) => isOfItem(fault) ? away : fault))
    },
    fetch: (place, sighting, target) => {
      if (place._tag === "Feed") return fetchEpisode(sighting, target, ofFeeds)
      const { fileName } = sighting
      const bytes = place._tag === "Folder"
        ? onDisk(() => copyFrom(place.path, sighting, target), faultOfFile)
        : Effect.flatMap(
          buckets,
          ({ inBucket, fetchObject }) => inBucket(place, rules, fetchObject(place, sighting, target)),
        )
      return Effect.map(bytes, (size) => ({ fileName, size }))
    },
    putAway: (place, sighting, how) => {
      if (place._tag === "Feed") return Effect.void
      if (place._tag === "Folder") return onDisk(() => putAwayFile(place.path, sighting, how), faultOfFolder)
      return Effect.flatMap(
        buckets,
        ({ inBucket, putAwayObject }) => inBucket(place, rules, putAwayObject(place, sighting, how)),
      ).pipe(Effect.mapError((fault) => isOfItem(fault) ? away : fault))
    },
  })
}

/** The client of S3 is large, and only needed here. */
const buckets = Effect.promise(() => import("./bucket.ts"))

const away = new PlaceNotReached()

const onDisk = <A, E>(work: () => Promise<A>, fault: (cause: unknown) => E): Effect.Effect<A, E> =>
  Effect.tryPromise({ try: work, catch: fault })

const faultOfFolder = (cause: unknown) =>
  cause instanceof PlaceForbidden || cause instanceof PlaceTooLarge ? cause : away

const faultOfFile = (cause: unknown) =>
  cause instanceof PlaceForbidden || cause instanceof FileTooLarge || cause instanceof ItemGone
    ? cause
    : new ItemNotFetched()

type OfItem = ItemGone | ItemNotFetched | FileTooLarge

const isOfItem = (fault: unknown): fault is OfItem =>
  fault instanceof ItemGone || fault instanceof ItemNotFetched || fault instanceof FileTooLarge
