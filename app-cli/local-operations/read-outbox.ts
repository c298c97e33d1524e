import * as Outbox from "#adapters/messages/mail/outbox.ts"
import { DateTime, Effect } from "effect"
import { join } from "node:path"

/** A mail that was stored instead of being sent. */
export interface StoredMail {
  readonly at: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** The mails in the outbox of a data folder, newest first. Only its files are read, so a server may be running. */
export const readOutbox = (dataDir: string): Effect.Effect<ReadonlyArray<StoredMail>> =>
  Effect.gen(function*() {
    const { list } = yield* Outbox.Outbox
    const mails = yield* list
    return mails.map(({ at, to, subject, text }) => ({ at: DateTime.formatIso(at), to, subject, text }))
  }).pipe(Effect.provide(Outbox.layer(join(dataDir, "outbox"))))
