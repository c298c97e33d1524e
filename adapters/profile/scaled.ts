import * as OutboxMailer from "#adapters/messages/mail/mailer.ts"
import * as Outbox from "#adapters/messages/mail/outbox.ts"
import * as Smtp from "#adapters/messages/mail/smtp-mailer.ts"
import * as StoredMessages from "#adapters/messages/mail/stored-messages.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import * as OpenStreams from "#adapters/storage/memory/open-streams.ts"
import * as Presence from "#adapters/storage/memory/presence.ts"
import * as MemoryLimiter from "#adapters/storage/memory/rate-limiter.ts"
import * as Jobs from "#adapters/storage/pg-boss/job-queue.ts"
import * as PostgresBus from "#adapters/storage/postgres/document-bus.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { requireSessions } from "#adapters/storage/postgres/require-sessions.ts"
import * as PostgresEvents from "#adapters/storage/postgres/task-events.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import type { DocumentBus } from "#domain/kernel/document-bus.port.ts"
import { Effect, Layer, type Redacted } from "effect"
import { join } from "node:path"
import { backups } from "./backups.ts"
import { bucketOptions } from "./bucket-options.ts"
import { countedCodes, countedMail } from "./counted-faults.ts"
import { smsSender } from "./sms.ts"
import { senderOf, storesAndEngines, timeoutOf } from "./stores-and-engines.ts"

/**
 * PostgreSQL instead of the embedded database; Redis, S3 and SMTP each if configured. Without Redis, events go
 * through PostgreSQL and rate limits apply per process; without S3, files are in DATA_DIR, which all processes must share.
 */
export const scaled = (settings: Settings, databaseUrl: Redacted.Redacted) =>
  Layer.mergeAll(
    Jobs.server(databaseUrl, timeoutOf(settings)),
    Layer.provideMerge(backups(settings), blobs(settings)),
    countedMail(mailer(settings)),
    Layer.provide(
      Layer.merge(countedCodes(smsSender(settings)), StoredMessages.layer),
      Outbox.layer(join(settings.dataDir, "outbox")),
    ),
    OpenStreams.layer,
    ...shared(settings, databaseUrl),
    storesAndEngines(settings),
  ).pipe(
    Layer.provideMerge(Pool.layer(databaseUrl, { timeout: timeoutOf(settings) })),
    Layer.provide(Layer.effectDiscard(requireSessions(databaseUrl))),
  )

const shared = ({ redisUrl }: Settings, databaseUrl: Redacted.Redacted) =>
  redisUrl === null
    ? [MemoryLimiter.layer, PostgresEvents.layer(databaseUrl), withPresence(PostgresBus.layer(databaseUrl))] as const
    : [
      loaded(() => import("#adapters/storage/redis/rate-limiter.ts"), ({ layer }) => layer(redisUrl)),
      loaded(() => import("#adapters/storage/redis/task-events.ts"), ({ layer }) => layer(redisUrl)),
      withPresence(loaded(() => import("#adapters/storage/redis/document-bus.ts"), ({ layer }) => layer(redisUrl))),
    ] as const

const withPresence = <E, R>(bus: Layer.Layer<DocumentBus, E, R>) => Layer.provideMerge(Presence.layer, bus)

/** An adapter whose client is large: it is loaded only where it is configured, as every command would wait for it. */
const loaded = <M, A, E, R>(load: () => Promise<M>, build: (module: M) => Layer.Layer<A, E, R>) =>
  Layer.unwrap(Effect.map(Effect.promise(load), build))

const blobs = (settings: Settings) => {
  const { s3Bucket: bucket, s3PublicEndpoint: outside, publicUrl, dataDir } = settings
  if (bucket === null) return LocalDisk.layer({ folder: join(dataDir, "blobs") })
  const options = bucketOptions(settings, bucket)
  return Layer.merge(
    loaded(
      () => import("#adapters/storage/s3/blob-store.ts"),
      ({ layer }) => layer({ ...options, folder: join(dataDir, "copies") }),
    ),
    loaded(() => import("#adapters/storage/s3/shared-store.ts"), ({ layer }) =>
      layer({
        ...options,
        ...(outside !== null && { publicEndpoint: outside === "off" ? null : outside }),
        isSecure: publicUrl.startsWith("https:"),
      })),
  )
}

const mailer = (settings: Settings) =>
  settings.smtpUrl === null
    ? Layer.provide(OutboxMailer.layer(senderOf(settings)), Outbox.layer(join(settings.dataDir, "outbox")))
    : Smtp.layer({ ...senderOf(settings), url: settings.smtpUrl, from: settings.mailFrom ?? "parley@localhost" })
