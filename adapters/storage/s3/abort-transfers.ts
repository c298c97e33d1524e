import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type MultipartUpload,
  type S3Client,
} from "@aws-sdk/client-s3"
import { DateTime, Effect } from "effect"
import { nameOf } from "./bucket.ts"

interface Below {
  readonly Bucket: string
  readonly Prefix: string
}

/** Aborts the multipart uploads below a prefix that began before a time: their parts cost room and are in no listing. */
export const abortTransfers = Effect.fnUntraced(function*(
  client: S3Client,
  { Bucket, Prefix }: Below,
  before: DateTime.Utc,
) {
  const found = yield* Effect.promise(() => unfinished(client, { Bucket, Prefix }))
  if (found === null) {
    return yield* Effect.logWarning("The bucket does not list unfinished uploads; give it a lifecycle rule that does")
  }
  const old = found.filter(({ Initiated }) =>
    Initiated !== undefined && DateTime.isLessThan(DateTime.makeUnsafe(Initiated), before)
  )
  yield* Effect.forEach(
    old,
    ({ Key, UploadId }) =>
      Effect.promise(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(ifGone)),
    { discard: true },
  )
  if (old.length > 0) yield* Effect.logInfo("Aborted unfinished uploads to the bucket", { count: old.length })
})

/** Null if the service does not implement the request. */
const unfinished = async (client: S3Client, below: Below): Promise<ReadonlyArray<MultipartUpload> | null> => {
  try {
    return await after(client, below)
  } catch (cause) {
    if (nameOf(cause) === "NotImplemented") return null
    throw cause
  }
}

const after = async (
  client: S3Client,
  input: ListMultipartUploadsCommandInput,
): Promise<ReadonlyArray<MultipartUpload>> => {
  const { Uploads = [], IsTruncated, NextKeyMarker, NextUploadIdMarker } = await client.send(
    new ListMultipartUploadsCommand(input),
  )
  return IsTruncated === true && NextKeyMarker !== undefined
    ? [...Uploads, ...await after(client, { ...input, KeyMarker: NextKeyMarker, UploadIdMarker: NextUploadIdMarker })]
    : Uploads
}

/** It has ended, or another server was faster. */
const ifGone = (cause: unknown): void => {
  if (nameOf(cause) !== "NoSuchUpload") throw cause
}
