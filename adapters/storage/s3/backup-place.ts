import { draftFolder, sweepDrafts } from "#adapters/storage/local-disk/draft-folder.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { isBackupName } from "#domain/backup/backup-name.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import type { KeptBackup } from "#domain/backup/kept-backup.ts"
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3"
import { DateTime, Effect, Layer } from "effect"
import { createWriteStream } from "node:fs"
import { stat } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { abortTransfers } from "./abort-transfers.ts"
import { type BucketOptions, nameOf, openClient } from "./bucket.ts"
import { sendFile } from "./send-file.ts"

export interface BackupBucketOptions extends BucketOptions {
  /** What the names of backups begin with, without a slash at its end. */
  readonly prefix: string
  /** Where an archive is before it is sent, and while it is tried. */
  readonly folder: string
}

const make = Effect.fnUntraced(function*(options: BackupBucketOptions) {
  const { bucket: Bucket, folder, prefix } = options
  const client = yield* openClient(options)
  const at = (name: string) => ({ Bucket, Key: `${prefix}/${name}` })
  const draft = (name: string) =>
    draftFolder(folder, name).pipe(
      Effect.map((made) => join(made, name)),
      Effect.catchDefect((defect) => Effect.fail(failureOf(defect))),
    )
  const remove = (name: string) => tried(() => client.send(new DeleteObjectCommand(at(name)))).pipe(Effect.asVoid)
  return BackupPlace.of({
    kind: "bucket",
    where: `${Bucket}/${prefix}`,
    draft: Effect.fn("BackupPlace.draft")(draft),
    keep: Effect.fn("BackupPlace.keep")((name, path) =>
      tried(async () => {
        await sendFile(client, at(name), path)
        const { size } = await stat(path)
        const { ContentLength } = await client.send(new HeadObjectCommand(at(name)))
        return ContentLength === size ? size : otherSize(ContentLength, size)
      }).pipe(
        Effect.flatMap((kept) => typeof kept === "number" ? Effect.succeed(kept) : Effect.fail(kept)),
        // Whatever is there under this name now is not the backup.
        Effect.onError(() => Effect.ignore(remove(name))),
      )
    ),
    open: Effect.fn("BackupPlace.open")(function*(name) {
      const path = yield* draft(name)
      yield* tried((signal) => fetched(client, at(name), path, signal)).pipe(
        Effect.flatMap((failure) => failure === null ? Effect.void : Effect.fail(failure)),
      )
      return path
    }),
    list: Effect.withSpan(tried(() => kept(client, Bucket, prefix)), "BackupPlace.list"),
    remove: Effect.fn("BackupPlace.remove")(remove),
    sweep: Effect.gen(function*() {
      yield* tried(() => sweepDrafts(folder))
      // Only one backup is made at a time, so what was sent before now is nobody's.
      yield* abortTransfers(client, { Bucket, Prefix: `${prefix}/` }, yield* DateTime.now)
    }).pipe(
      Effect.catchDefect((defect) => Effect.fail(failureOf(defect))),
      Effect.withSpan("BackupPlace.sweep"),
    ),
  })
})

/** Below a prefix of a bucket. It is reached when it is needed: a server starts without it. */
export const layer = (options: BackupBucketOptions): Layer.Layer<BackupPlace> =>
  Layer.effect(BackupPlace, make(options))

/** Null once as many bytes have arrived as the object has. */
const fetched = async (
  client: S3Client,
  target: { readonly Bucket: string; readonly Key: string },
  path: string,
  signal: AbortSignal,
): Promise<BackupFailed | null> => {
  const { ContentLength } = await client.send(new HeadObjectCommand(target))
  const { Body } = await client.send(new GetObjectCommand(target))
  if (!(Body instanceof Readable)) throw new Error("The store gave no bytes")
  await pipeline(Body, createWriteStream(path, { mode: 0o600 }), { signal })
  const { size } = await stat(path)
  return ContentLength === size ? null : otherSize(size, ContentLength)
}

const kept = async (client: S3Client, Bucket: string, prefix: string): Promise<ReadonlyArray<KeptBackup>> => {
  const found: Array<KeptBackup> = []
  for await (const { Contents } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${prefix}/` })) {
    for (const { Key = "", LastModified = new Date(), Size = 0 } of Contents ?? []) {
      const name = Key.slice(prefix.length + 1)
      if (isBackupName(name)) found.push({ name, bytes: Size, storedAt: DateTime.makeUnsafe(LastModified) })
    }
  }
  return found.toSorted((a, b) => a.name < b.name ? 1 : -1)
}

const tried = <A>(work: (signal: AbortSignal) => Promise<A>): Effect.Effect<A, BackupFailed> =>
  Effect.tryPromise({ try: work, catch: failureOf })

const otherSize = (found: number | undefined, sent: number | undefined): BackupFailed =>
  new BackupFailed({ reason: "damaged", detail: `${found ?? "an unknown number of"} of ${sent ?? "as many"} bytes` })

const reasons: Readonly<Record<string, BackupFailed["reason"]>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  InsufficientCapacity: "full",
  QuotaExceeded: "full",
  XMinioStorageFull: "full",
  AccessDenied: "not-permitted",
  Forbidden: "not-permitted",
  InvalidAccessKeyId: "not-permitted",
  SignatureDoesNotMatch: "not-permitted",
}

/** By its name: messages of services may hold addresses and keys. */
const failureOf = (cause: unknown): BackupFailed => {
  const name = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : nameOf(cause)
  return new BackupFailed({ reason: reasons[name] ?? "unreachable", detail: name })
}
