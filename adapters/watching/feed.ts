import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { guardedGet } from "#adapters/system/guarded-proxy/guarded-get.ts"
import { acceptedEncodings, unpackerOf } from "#adapters/system/guarded-proxy/unpacker-of.ts"
import { FileTooLarge } from "#domain/intake/errors.ts"
import { sizeLimit } from "#domain/intake/limits.ts"
import { InsideAddress } from "#domain/link/errors.ts"
import {
  ItemGone,
  ItemNotFetched,
  NotAFeed,
  PlaceForbidden,
  PlaceNotReached,
  PlaceTooLarge,
} from "#domain/watched-place/errors.ts"
import type { Arrived, Found } from "#domain/watched-place/place-reader.port.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import { Effect, Schema } from "effect"
import { createWriteStream } from "node:fs"
import type { IncomingMessage } from "node:http"
import { pipeline } from "node:stream/promises"
import { atMost, TooMuch } from "./at-most.ts"
import { nameOfEpisode, sightingsIn } from "./episodes.ts"
import { decodeMark, markOf } from "./feed-mark.ts"

export interface FeedOptions {
  readonly rules: DialRules
  /** Bytes of a feed, counted as they arrive unpacked. */
  readonly maxBytes: number
  /** Milliseconds for a feed, and for an episode. */
  readonly feedTime: number
  readonly episodeTime: number
}

/** Podcasts are counted by others, each of which redirects to the next. */
const maxRedirects = 10

type FeedFault = PlaceNotReached | PlaceForbidden | NotAFeed | PlaceTooLarge | InsideAddress

const Answer = Schema.NullOr(Schema.Struct({
  title: Schema.NullOr(Schema.String),
  episodes: Schema.Array(Schema.Struct({
    id: Schema.NullOr(Schema.String),
    title: Schema.NullOr(Schema.String),
    at: Schema.NullOr(Schema.Finite),
    url: Schema.String,
    type: Schema.NullOr(Schema.String),
    size: Schema.NullOr(Schema.Finite),
  })),
}))

/** What is in a feed; null if its server says that nothing changed. It is read in a process of its own: anybody may have written it. */
export const lookInFeed = Effect.fnUntraced(function*(url: string, mark: string | null, options: FeedOptions) {
  const fetched = yield* Effect.tryPromise({
    try: (interrupted) => feedAt(new URL(url), mark, options, interrupted),
    catch: faultOf,
  })
  if (fetched === null) return null
  const feed = yield* askWorker({
    file: new URL("./feed-worker.ts", import.meta.url),
    request: fetched.bytes,
    answer: Answer,
    reads: [],
    timeLimit: 60_000,
    memoryLimit: 512,
  }).pipe(Effect.catch(({ reason, name, detail }) =>
    reason === "timed-out" || reason === "died"
      ? Effect.fail(new PlaceTooLarge())
      : Effect.die(new Error(`feed reader: ${reason}: ${name}: ${detail}`))
  ))
  if (feed === null) return yield* new NotAFeed()
  return { sightings: sightingsIn(feed.episodes), mark: fetched.mark, title: feed.title } satisfies Found
})

const faultOf = (cause: unknown): FeedFault =>
  cause instanceof PlaceForbidden || cause instanceof PlaceTooLarge || cause instanceof NotAFeed
    ? cause
    : cause instanceof DialRefused
    ? new InsideAddress()
    : new PlaceNotReached()

const feedAt = (url: URL, mark: string | null, options: FeedOptions, interrupted: AbortSignal) => {
  const { rules, feedTime, maxBytes } = options
  const signal = AbortSignal.any([interrupted, AbortSignal.timeout(feedTime)])
  const accept = "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5"
  const headers = { accept, "accept-encoding": acceptedEncodings, ...decodeMark(mark) }
  return guardedGet(url, { rules, headers, maxRedirects, signal }, async (answer) => {
    const { statusCode = 0 } = answer
    if (statusCode === 304 && mark !== null) return null
    if (statusCode === 401 || statusCode === 403) throw new PlaceForbidden()
    if (statusCode !== 200) throw new PlaceNotReached()
    return { bytes: await bodyOf(answer, maxBytes), mark: markOf(answer) }
  })
}

/** The whole body, unpacked; it stops at the first byte too much, so that nothing unpacks to more than is allowed. */
const bodyOf = async (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const unpack = unpackerOf(answer)
  if (unpack === null) throw new NotAFeed()
  const chunks: Array<Buffer> = []
  await pipeline(answer, unpack, atMost(maxBytes).through, async (bytes: AsyncIterable<Buffer>) => {
    for await (const chunk of bytes) chunks.push(chunk)
  }).catch((cause: unknown) => {
    throw cause instanceof TooMuch ? new PlaceTooLarge() : new PlaceNotReached()
  })
  return Buffer.concat(chunks)
}

type EpisodeFault = InsideAddress | ItemGone | ItemNotFetched | FileTooLarge

/** Stores an episode. */
export const fetchEpisode = (
  { address, fileName: name }: Sighting,
  target: string,
  { rules, episodeTime }: FeedOptions,
): Effect.Effect<Arrived, EpisodeFault> =>
  Effect.tryPromise({
    try: (interrupted) => {
      const signal = AbortSignal.any([interrupted, AbortSignal.timeout(episodeTime)])
      const asked = { rules, headers: { accept: "*/*", "accept-encoding": "identity" }, maxRedirects, signal }
      return guardedGet(new URL(address), asked, async (answer) => {
        const { statusCode = 0, headers } = answer
        if (statusCode === 404 || statusCode === 410) throw new ItemGone()
        if (statusCode !== 200) throw new ItemNotFetched()
        const fileName = nameOfEpisode(name, headers["content-type"] ?? null)
        const limit = sizeLimit(fileName)
        const arrived = atMost(limit)
        await pipeline(answer, arrived.through, createWriteStream(target)).catch((cause: unknown) => {
          throw cause instanceof TooMuch ? new FileTooLarge({ fileName, limit }) : new ItemNotFetched()
        })
        return { fileName, size: arrived.size() }
      })
    },
    catch: (cause) =>
      cause instanceof ItemGone || cause instanceof FileTooLarge
        ? cause
        : cause instanceof DialRefused
        ? new InsideAddress()
        : new ItemNotFetched(),
  })
