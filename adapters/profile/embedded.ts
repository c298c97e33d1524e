import type { Settings } from "#adapters/config/settings.ts"
import * as LocalDisk from "#adapters/local-disk/blob-store.ts"
import * as RateLimiter from "#adapters/memory/rate-limiter.ts"
import * as TaskEvents from "#adapters/memory/task-events.ts"
import * as OutboxMailer from "#adapters/outbox/mailer.ts"
import * as Outbox from "#adapters/outbox/outbox.ts"
import * as Jobs from "#adapters/pg-boss/job-queue.ts"
import type { Database } from "#adapters/postgres/database.ts"
import * as Pglite from "#adapters/postgres/pglite.ts"
import * as Smtp from "#adapters/smtp/mailer.ts"
import type { Mailer } from "#domain/account/mailer.port.ts"
import type { Ports } from "#domain/ports.ts"
import { Layer } from "effect"
import { join } from "node:path"
import { senderOf, storesAndEngines } from "./stores-and-engines.ts"

/** Everything in one process and one folder: no account, key, network or configuration. Mail stays on this machine unless SMTP is configured. */
export const embedded = (settings: Settings): Layer.Layer<Ports | Outbox.Outbox | Database | Pglite.Embedded> => {
  const outbox = Outbox.layer(join(settings.dataDir, "outbox"))
  return Layer.mergeAll(
    Jobs.embedded,
    LocalDisk.layer({ folder: join(settings.dataDir, "blobs") }),
    RateLimiter.layer,
    TaskEvents.layer,
    mailer(settings),
    storesAndEngines(settings),
  ).pipe(Layer.provideMerge(Pglite.layer(join(settings.dataDir, "database"))), Layer.provideMerge(outbox))
}

const mailer = (settings: Settings): Layer.Layer<Mailer, never, Outbox.Outbox> =>
  settings.smtpUrl === null
    ? OutboxMailer.layer(senderOf(settings))
    : Smtp.layer({ ...senderOf(settings), url: settings.smtpUrl, from: settings.mailFrom ?? "parley@localhost" })
