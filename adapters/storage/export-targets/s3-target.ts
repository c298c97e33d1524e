import { nameOf } from "#adapters/storage/s3/bucket.ts"
import { guardedClient } from "#adapters/storage/s3/guarded-client.ts"
import type { DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3"
import { Effect, Redacted } from "effect"
import { Readable } from "node:stream"
import { hashOfStream, partsOf, Refused, Taken, type Target } from "./target.ts"

const at = (place: OpenPlace, file: string) => ({ Bucket: place.bucket, Key: partsOf(place, file).join("/") })

/** Objects of a bucket of the user's. A PUT takes effect as a whole, and only if nothing else is there, or the version that is meant. */
export const s3Target = (rules: DialRules): Target => {
  const within = <A>(place: OpenPlace, use: (client: S3Client) => Promise<A>): Promise<A> =>
    Effect.runPromise(
      guardedClient({
        bucket: place.bucket,
        region: place.region === "" ? "us-east-1" : place.region,
        endpoint: place.url === "" ? null : place.url,
        accessKeyId: place.user,
        secretAccessKey: Redacted.make(place.secret ?? ""),
      }, rules).pipe(
        Effect.flatMap((client) =>
          Effect.promise(() => use(client).then((value) => ({ value }), (cause: unknown) => ({ cause })))
        ),
        Effect.scoped,
      ),
    ).then((end) => {
      if ("cause" in end) throw refusalOf(end.cause)
      return end.value
    })
  return {
    look: (place, file, abortSignal) =>
      within(place, async (client) => {
        const found = await ifThere(client.send(new HeadObjectCommand(at(place, file)), { abortSignal }))
        return found === null ? null : found.ETag ?? "untagged"
      }),
    hashAt: (place, file, most, abortSignal) =>
      within(place, async (client) => {
        const found = await ifThere(client.send(new GetObjectCommand(at(place, file)), { abortSignal }))
        if (!(found?.Body instanceof Readable)) return null
        return hashOfStream(found.Body, most).finally(() => found.Body instanceof Readable && found.Body.destroy())
      }),
    put: (place, file, { body, mediaType }, over, abortSignal) =>
      within(place, async (client) => {
        const condition = over === null ? { IfNoneMatch: "*" } : over.startsWith('"') ? { IfMatch: over } : {}
        const given = { ...at(place, file), Body: body, ContentType: mediaType }
        // Not every service knows conditions: looked at before, and asked without where they are refused.
        const there = await ifThere(client.send(new HeadObjectCommand(at(place, file)), { abortSignal }))
        if ((there === null ? null : there.ETag ?? "untagged") !== over) throw new Taken()
        const send = (when: object) => client.send(new PutObjectCommand({ ...given, ...when }), { abortSignal })
        const { ETag } = await send(condition).catch((cause: unknown) => {
          if (nameOf(cause) !== "NotImplemented") throw cause
          return send({})
        })
        return ETag ?? "untagged"
      }),
    remove: (place, file, abortSignal) =>
      within(place, async (client) => {
        await client.send(new DeleteObjectCommand(at(place, file)), { abortSignal })
      }),
  }
}

const statusOf = (cause: unknown): number | null =>
  cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode ?? null : null

const ifThere = async <A>(asked: Promise<A>): Promise<A | null> => {
  try {
    return await asked
  } catch (cause) {
    if (nameOf(cause) === "NotFound" || nameOf(cause) === "NoSuchKey") return null
    throw cause
  }
}

const full = new Set(["InsufficientCapacity", "QuotaExceeded", "XMinioStorageFull"])

/** By status and name only: messages of services may hold addresses and keys. */
const refusalOf = (cause: unknown): unknown => {
  const status = statusOf(cause)
  if (status === null || cause instanceof Refused) return cause
  if (status === 412 || status === 409) return new Taken()
  if (full.has(nameOf(cause)) || status === 507) return new Refused("full", status)
  if (status === 401 || status === 403) return new Refused("refused", status)
  return new Refused(status >= 300 && status < 400 ? "redirect" : status === 413 ? "too-large" : "status", status)
}
