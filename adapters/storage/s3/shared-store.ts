import type { Part } from "#domain/intake/parts.ts"
import { SharedStore, type StoredPart, type Transfer, type TransferState } from "#domain/intake/shared-store.port.ts"
import { uploadKey } from "#domain/intake/shared/whole-upload.ts"
import { UploadId } from "#domain/kernel/ids.ts"
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3"
import { getSignedUrl } from "@aws-sdk/s3-request-presigner"
import { Effect, Layer } from "effect"
import { type BucketOptions, nameOf, openClient } from "./bucket.ts"

export interface SharedOptions extends BucketOptions {
  /** The endpoint by which senders reach the store; the server's own if undefined, null if they do not reach it. */
  readonly publicEndpoint?: string | null
  /** Whether pages are encrypted: browsers then do not send to a store that is not. */
  readonly isSecure: boolean
}

/** Seconds for which an address can be used. */
const expiresIn = 3600

const make = Effect.fnUntraced(function*(options: SharedOptions) {
  const { bucket: Bucket, publicEndpoint, endpoint, isSecure } = options
  const client = yield* openClient(options)
  const outside = yield* openClient({ ...options, endpoint: publicEndpoint ?? endpoint })
  const at = ({ id, name: UploadId }: Transfer) => ({ Bucket, Key: uploadKey(id), UploadId })

  /** The size is signed, too: the store refuses another one. */
  const addressOf = (transfer: Transfer, { number, bytes }: Part) =>
    getSignedUrl(outside, new UploadPartCommand({ ...at(transfer), PartNumber: number, ContentLength: bytes }), {
      expiresIn,
      unhoistableHeaders: new Set(["content-length"]),
      signableHeaders: new Set(["host", "content-length"]),
    })

  const { origin, protocol } = new URL(yield* Effect.promise(() => addressOf(nobody, { number: 1, bytes: 1 })))
  const isReached = publicEndpoint !== null && (protocol === "https:" || !isSecure)

  return {
    isThere: true,
    origin: isReached ? origin : null,
    begin: Effect.fn("SharedStore.begin")(function*(id) {
      const target = { Bucket, Key: uploadKey(id) }
      const { UploadId } = yield* Effect.promise(() => client.send(new CreateMultipartUploadCommand(target)))
      return UploadId ?? (yield* Effect.die(new Error("The service returned no upload id")))
    }),
    addresses: Effect.fn("SharedStore.addresses")((transfer, parts) =>
      Effect.promise(() => Promise.all(parts.map((part) => addressOf(transfer, part))))
    ),
    state: Effect.fn("SharedStore.state")((transfer) => Effect.promise(() => stateOf(client, at(transfer)))),
    finish: Effect.fn("SharedStore.finish")((transfer, parts) =>
      Effect.promise(async () => {
        const Parts = parts.map(({ number, tag }) => ({ PartNumber: number, ETag: tag }))
        await client.send(new CompleteMultipartUploadCommand({ ...at(transfer), MultipartUpload: { Parts } }))
        return await sizeOf(client, at(transfer)) ?? 0
      })
    ),
    abort: Effect.fn("SharedStore.abort")((transfer) =>
      Effect.promise(async () => {
        await client.send(new AbortMultipartUploadCommand(at(transfer))).catch(ifGone)
      })
    ),
  } satisfies typeof SharedStore.Service
})

/** In a bucket of Amazon S3 or of a compatible store. */
export const layer = (options: SharedOptions) => Layer.effect(SharedStore, make(options))

const nobody = { id: UploadId.make("00000000-0000-7000-8000-000000000000"), name: "none" }

interface Target {
  readonly Bucket: string
  readonly Key: string
  readonly UploadId: string
}

const stateOf = async (client: S3Client, target: Target): Promise<TransferState> => {
  try {
    return { _tag: "Arriving", parts: await partsOf(client, target) }
  } catch (cause) {
    ifGone(cause)
    const size = await sizeOf(client, target)
    return size === null ? { _tag: "Gone" } : { _tag: "Whole", size }
  }
}

const partsOf = async (client: S3Client, target: Target): Promise<ReadonlyArray<StoredPart>> => {
  const found: Array<StoredPart> = []
  for await (const { Parts = [] } of paginateListParts({ client }, target)) {
    for (const { PartNumber: number = 0, Size: bytes = 0, ETag: tag = "" } of Parts) found.push({ number, bytes, tag })
  }
  return found
}

/** Null if there is no object. */
const sizeOf = async (client: S3Client, { Bucket, Key }: Target): Promise<number | null> => {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength ?? 0
  } catch (cause) {
    if (["NoSuchKey", "NotFound"].includes(nameOf(cause))) return null
    throw cause
  }
}

/** It was finished or aborted. */
const ifGone = (cause: unknown): void => {
  if (nameOf(cause) !== "NoSuchUpload") throw cause
}
