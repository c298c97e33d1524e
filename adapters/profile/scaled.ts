import type { Settings } from "#adapters/config/settings.ts"
import * as LocalDisk from "#adapters/local-disk/blob-store.ts"
import * as MemoryLimiter from "#adapters/memory/rate-limiter.ts"
import * as OutboxMailer from "#adapters/outbox/mailer.ts"
import * as Outbox from "#adapters/outbox/outbox.ts"
import * as Jobs from "#adapters/pg-boss/job-queue.ts"
import * as Pool from "#adapters/postgres/pool.ts"
import * as PostgresEvents from "#adapters/postgres/task-events.ts"
import * as RedisLimiter from "#adapters/redis/rate-limiter.ts"
import * as RedisEvents from "#adapters/redis/task-events.ts"
import * as S3 from "#adapters/s3/blob-store.ts"
import * as Smtp from "#adapters/smtp/mailer.ts"
import { Layer, type Redacted, Redacted as Secret } from "effect"
import { join } from "node:path"
import { senderOf, storesAndEngines, timeoutOf } from "./stores-and-engines.ts"

/**
 * PostgreSQL instead of the embedded database; Redis, S3 and SMTP each if configured. Without Redis, events go
 * through PostgreSQL and rate limits apply per process; without S3, files are in DATA_DIR, which all processes must share.
 */
export const scaled = (settings: Settings, databaseUrl: Redacted.Redacted) =>
  Layer.mergeAll(
    Jobs.server(databaseUrl, timeoutOf(settings)),
    blobs(settings),
    mailer(settings),
    ...shared(settings, databaseUrl),
    storesAndEngines(settings),
  ).pipe(Layer.provideMerge(Pool.layer(databaseUrl, { timeout: timeoutOf(settings) })))

const shared = ({ redisUrl }: Settings, databaseUrl: Redacted.Redacted) =>
  redisUrl === null
    ? [MemoryLimiter.layer, PostgresEvents.layer(databaseUrl)] as const
    : [RedisLimiter.layer(redisUrl), RedisEvents.layer(redisUrl)] as const

const blobs = (settings: Settings) => {
  const { s3Bucket: bucket, s3Endpoint: endpoint, s3Region: region, s3AccessKey, s3Secret, dataDir } = settings
  return bucket === null ? LocalDisk.layer({ folder: join(dataDir, "blobs") }) : S3.layer({
    bucket,
    region,
    endpoint,
    accessKeyId: s3AccessKey ?? "",
    secretAccessKey: s3Secret ?? Secret.make(""),
    folder: join(dataDir, "copies"),
  })
}

const mailer = (settings: Settings) =>
  settings.smtpUrl === null
    ? Layer.provide(OutboxMailer.layer(senderOf(settings)), Outbox.layer(join(settings.dataDir, "outbox")))
    : Smtp.layer({ ...senderOf(settings), url: settings.smtpUrl, from: settings.mailFrom ?? "parley@localhost" })
