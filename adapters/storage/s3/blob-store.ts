import { checkedKey } from "#adapters/storage/local-disk/blob-key.ts"
import { BlobStore, type ByteRange } from "#domain/media/blob-store.port.ts"
import { BlobMissing } from "#domain/media/errors.ts"
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from "@aws-sdk/client-s3"
import { DateTime, Effect, Layer, Stream } from "effect"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { abortTransfers } from "./abort-transfers.ts"
import { type BucketOptions, type BucketUnusable, nameOf, openBucket } from "./bucket.ts"
import { sendFile } from "./send-file.ts"

export interface BlobOptions extends BucketOptions {
  /** Where local copies are stored while they are in use. */
  readonly folder: string
}

const make = Effect.fnUntraced(function*(options: BlobOptions) {
  const { bucket: Bucket, folder } = options
  const client = yield* openBucket(options)
  const at = (key: string) => ({ Bucket, Key: checkedKey(key) })

  const body = (key: string, range: ByteRange | null) =>
    stored(key, async () => {
      const Range = range === null ? undefined : `bytes=${range.start}-${range.end}`
      const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range !== undefined && { Range }) }))
      if (!(Body instanceof Readable)) throw new Error("The store gave no bytes")
      return Body
    })

  const below = (key: string) =>
    Stream.fromAsyncIterable(
      paginateListObjectsV2({ client }, { Bucket, Prefix: `${key}/` }),
      (cause) => cause,
    ).pipe(Stream.orDie, Stream.flatMap(({ Contents }) => Stream.fromIterable(Contents ?? [])))

  return BlobStore.of({
    moveIn: Effect.fn("BlobStore.moveIn")(function*(key, path) {
      yield* Effect.promise(() => sendFile(client, at(key), path))
      yield* Effect.promise(() => rm(path, { force: true }))
    }),
    copyIn: Effect.fn("BlobStore.copyIn")((key, path) => Effect.promise(() => sendFile(client, at(key), path))),
    copy: Effect.fn("BlobStore.copy")(function*(from, to) {
      yield* stored(
        from,
        () => client.send(new CopyObjectCommand({ ...at(to), CopySource: `${Bucket}/${checkedKey(from)}` })),
      )
    }),
    put: Effect.fn("BlobStore.put")(function*(key, bytes) {
      yield* Effect.promise(() => client.send(new PutObjectCommand({ ...at(key), Body: bytes })))
    }),
    size: Effect.fn("BlobStore.size")(function*(key) {
      const { ContentLength } = yield* stored(key, () => client.send(new HeadObjectCommand(at(key))))
      return ContentLength ?? 0
    }),
    read: (key, range) =>
      Stream.unwrap(
        Effect.map(body(key, range), (bytes) =>
          Stream.orDie(Stream.fromAsyncIterable<Uint8Array, unknown>(bytes, (cause) => cause))),
      ),
    local: Effect.fn("BlobStore.local")(function*(key) {
      const copies = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          await mkdir(folder, { recursive: true })
          return mkdtemp(join(folder, "copy-"))
        }),
        (made) => Effect.promise(() => rm(made, { recursive: true, force: true })),
      )
      const path = join(copies, "file")
      const bytes = yield* body(key, null)
      yield* Effect.promise((signal) => pipeline(bytes, createWriteStream(path), { signal }))
      return path
    }),
    list: (prefix) =>
      Stream.map(below(checkedKey(prefix)), ({ Key = "", LastModified = new Date() }) => ({
        key: Key,
        storedAt: DateTime.makeUnsafe(LastModified),
      })),
    abandonTransfers: Effect.fn("BlobStore.abandonTransfers")((before) =>
      Effect.forEach(["task/", "upload/"], (Prefix) => abortTransfers(client, { Bucket, Prefix }, before), {
        discard: true,
      })
    ),
    removeAll: Effect.fn("BlobStore.removeAll")(function*(prefix) {
      const key = checkedKey(prefix.replace(/\/+$/, ""))
      yield* Effect.promise(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
      yield* below(key).pipe(
        Stream.runForEach(({ Key }) => Effect.promise(() => client.send(new DeleteObjectCommand({ Bucket, Key })))),
      )
    }),
  })
})

/** In a bucket of Amazon S3 or of a compatible store. */
export const layer = (options: BlobOptions): Layer.Layer<BlobStore, BucketUnusable> =>
  Layer.effect(BlobStore, make(options))

const stored = <A>(key: string, ask: () => Promise<A>): Effect.Effect<A, BlobMissing> =>
  Effect.promise(() => ask().catch((cause: unknown) => missing(key, cause))).pipe(
    Effect.flatMap((answer) => answer instanceof BlobMissing ? Effect.fail(answer) : Effect.succeed(answer)),
  )

const missing = (key: string, cause: unknown): BlobMissing => {
  if (["NoSuchKey", "NotFound"].includes(nameOf(cause))) return new BlobMissing({ key })
  throw cause
}
