import { nameOf } from "#adapters/storage/s3/bucket.ts"
import { guardedClient } from "#adapters/storage/s3/guarded-client.ts"
import { DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { FileTooLarge } from "#domain/intake/errors.ts"
import { sizeLimit } from "#domain/intake/limits.ts"
import { InsideAddress } from "#domain/link/errors.ts"
import {
  ItemGone,
  ItemNotFetched,
  PlaceForbidden,
  PlaceNotReached,
  PlaceTooLarge,
} from "#domain/watched-place/errors.ts"
import type { Found } from "#domain/watched-place/place-reader.port.ts"
import type { OpenedPlace } from "#domain/watched-place/place.ts"
import type { Sighting } from "#domain/watched-place/sighting.ts"
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3"
import { Effect, Redacted } from "effect"
import { createWriteStream } from "node:fs"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { atMost, TooMuch } from "./at-most.ts"
import { doneFolder, isWatched } from "./is-watched.ts"

export type Bucket = Extract<OpenedPlace, { _tag: "Bucket" }>

/** Objects that are looked at. */
const most = 20_000

/** Works on a bucket over connections of the guard. */
export const inBucket = <A>(
  { secret, ...bucket }: Bucket,
  rules: DialRules,
  work: (client: S3Client, signal: AbortSignal) => Promise<A>,
): Effect.Effect<A, BucketFault> =>
  Effect.scoped(Effect.flatMap(
    guardedClient({ ...bucket, secretAccessKey: Redacted.make(secret) }, rules),
    (client) => Effect.tryPromise({ try: (signal) => work(client, signal), catch: faultOf }),
  ))

type BucketFault =
  | PlaceNotReached
  | PlaceForbidden
  | PlaceTooLarge
  | InsideAddress
  | ItemGone
  | ItemNotFetched
  | FileTooLarge

const forbidden = new Set(["AccessDenied", "Forbidden", "InvalidAccessKeyId", "SignatureDoesNotMatch", "403"])
const gone = new Set(["NoSuchKey", "NotFound", "PreconditionFailed", "412"])

/** By its name: messages of services may hold addresses and keys. */
const faultOf = (cause: unknown): BucketFault => {
  if (cause instanceof DialRefused) return new InsideAddress()
  if (
    cause instanceof PlaceTooLarge || cause instanceof ItemGone || cause instanceof ItemNotFetched
    || cause instanceof FileTooLarge
  ) return cause
  if (forbidden.has(nameOf(cause))) return new PlaceForbidden()
  return gone.has(nameOf(cause)) ? new ItemGone() : new PlaceNotReached()
}

/** Objects appear whole, so that one look is enough. */
export const lookInBucket = ({ bucket: Bucket, prefix }: Bucket) => async (client: S3Client): Promise<Found> => {
  const sightings: Array<Sighting> = []
  let count = 0
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
    count += Contents.length
    if (count > most) throw new PlaceTooLarge()
    for (const { Key = "", ETag = "", Size = 0, LastModified } of Contents) {
      const below = Key.slice(prefix.lastIndexOf("/") + 1)
      if (Size === 0 || !isWatched(below)) continue
      sightings.push({
        key: Key,
        also: null,
        version: `${Size}-${ETag}`,
        address: Key,
        fileName: Key.slice(Key.lastIndexOf("/") + 1),
        title: null,
        size: Size,
        at: LastModified?.getTime() ?? null,
      })
    }
  }
  return { sightings, mark: null, title: null }
}

const tagOf = ({ version }: Sighting): string => version.slice(version.indexOf("-") + 1)

export const fetchObject =
  ({ bucket: Bucket }: Bucket, sighting: Sighting, target: string) =>
  async (client: S3Client, signal: AbortSignal): Promise<number> => {
    const { address: Key, fileName, size } = sighting
    const limit = sizeLimit(fileName)
    if (size === null || size > limit) throw new FileTooLarge({ fileName, limit })
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, IfMatch: tagOf(sighting) }))
    if (!(Body instanceof Readable)) throw new ItemNotFetched()
    const arrived = atMost(size)
    await pipeline(Body, arrived.through, createWriteStream(target), { signal }).catch((cause: unknown) => {
      throw cause instanceof TooMuch ? new ItemGone() : new ItemNotFetched()
    })
    if (arrived.size() !== size) throw new ItemNotFetched()
    return size
  }

/** A move is a copy, and then a deletion: of a crash between them, the file is moved again. */
export const putAwayObject = ({ bucket: Bucket }: Bucket, sighting: Sighting, how: "move" | "delete") =>
async (
  client: S3Client,
): Promise<void> => {
  const { address: Key, fileName } = sighting
  const found = await headOf(client, Bucket, Key)
  if (found === null || !isOf(sighting, found)) return
  if (how === "move") {
    const folder = `${Key.slice(0, Key.length - fileName.length)}${doneFolder}/`
    const CopySource = `${Bucket}/${Key.split("/").map(encodeURIComponent).join("/")}`
    await client.send(
      new CopyObjectCommand({ Bucket, Key: await freeKey(client, Bucket, folder, fileName, found.ETag), CopySource }),
    )
    // To copy takes its time, and what is stored in its place meanwhile is no task yet.
    const after = await headOf(client, Bucket, Key)
    if (after === null || !isOf(sighting, after)) return
  }
  await client.send(new DeleteObjectCommand({ Bucket, Key }))
}

const isOf = ({ version }: Sighting, { ContentLength = 0, ETag = "" }: HeadObjectCommandOutput): boolean =>
  `${ContentLength}-${ETag}` === version

/** Null if it is not there. */
const headOf = (client: S3Client, Bucket: string, Key: string) =>
  client.send(new HeadObjectCommand({ Bucket, Key })).catch((cause: unknown) => {
    if (gone.has(nameOf(cause))) return null
    throw cause
  })

/** Nothing that is there is replaced, except by the same bytes. */
const freeKey = async (
  client: S3Client,
  Bucket: string,
  folder: string,
  fileName: string,
  tag: string | undefined,
  nth = 1,
): Promise<string> => {
  const dot = fileName.lastIndexOf(".")
  const Key = folder + (nth === 1 ? fileName : `${fileName.slice(0, dot)} (${nth})${fileName.slice(dot)}`)
  const there = await headOf(client, Bucket, Key)
  return there === null || there.ETag === tag ? Key : freeKey(client, Bucket, folder, fileName, tag, nth + 1)
}
