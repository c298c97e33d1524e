import type { CatalogueUnusable } from "#adapters/engines/model-files/model-catalogue.ts"
import * as OutboxMailer from "#adapters/messages/mail/mailer.ts"
import * as Outbox from "#adapters/messages/mail/outbox.ts"
import * as Smtp from "#adapters/messages/mail/smtp-mailer.ts"
import * as StoredMessages from "#adapters/messages/mail/stored-messages.ts"
import * as EmbeddedPostgres from "#adapters/storage/embedded-postgres/embedded-postgres.ts"
import type { DatabaseRefused } from "#adapters/storage/embedded-postgres/refused.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import * as DocumentBus from "#adapters/storage/memory/document-bus.ts"
import * as OpenStreams from "#adapters/storage/memory/open-streams.ts"
import * as Presence from "#adapters/storage/memory/presence.ts"
import * as RateLimiter from "#adapters/storage/memory/rate-limiter.ts"
import * as TaskEvents from "#adapters/storage/memory/task-events.ts"
import * as Jobs from "#adapters/storage/pg-boss/job-queue.ts"
import type * as Database from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import type { Mailer } from "#domain/account/mailer.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Layer } from "effect"
import { join } from "node:path"
import { backupBefore } from "./backup-before.ts"
import { backupsAlone } from "./backups.ts"
import { countedCodes, countedMail } from "./counted-faults.ts"
import { smsSender } from "./sms.ts"
import { senderOf, storesAndEngines, timeoutOf } from "./stores-and-engines.ts"

/** Everything in one folder and no configuration: the database is a child of this process, and mail stays on this machine unless SMTP is configured. */
export const embedded = (
  settings: Settings,
): Layer.Layer<
  Ports | Outbox.Outbox | Database.Database,
  | DatabaseRefused
  | Pool.DatabaseUnusable
  | Pool.DatabaseTooOld
  | Pool.DatabaseNewer
  | Pool.DatabaseNotSaved
  | CatalogueUnusable
> => {
  const outbox = Outbox.layer(join(settings.dataDir, "outbox"))
  const database = EmbeddedPostgres.layer({ dataDir: settings.dataDir, binFolder: settings.postgresBin })
  const onDatabase = Layer.unwrap(Effect.map(EmbeddedPostgres.EmbeddedPostgres, ({ url }) =>
    Layer.mergeAll(
      Jobs.embedded(url, timeoutOf(settings)),
      Layer.provideMerge(backupsAlone(settings), LocalDisk.layer({ folder: join(settings.dataDir, "blobs") })),
      Layer.provideMerge(Presence.layer, DocumentBus.layer),
      OpenStreams.layer,
      RateLimiter.layer,
      TaskEvents.layer,
      countedMail(mailer(settings)),
      countedCodes(smsSender(settings)),
      StoredMessages.layer,
      storesAndEngines(settings),
    ).pipe(
      Layer.provideMerge(Pool.layer(url, { timeout: timeoutOf(settings), beforeMigrating: backupBefore(settings) })),
    )))
  return onDatabase.pipe(Layer.provide(database), Layer.provideMerge(outbox))
}

const mailer = (settings: Settings): Layer.Layer<Mailer, never, Outbox.Outbox> =>
  settings.smtpUrl === null
    ? OutboxMailer.layer(senderOf(settings))
    : Smtp.layer({ ...senderOf(settings), url: settings.smtpUrl, from: settings.mailFrom ?? "parley@localhost" })
