import { UserId } from "#domain/kernel/ids.ts"
import { MailChoiceStore } from "#domain/notification/mail-choice-store.port.ts"
import { MailChoices, noMails } from "#domain/notification/mail-choices.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import { sql } from "kysely"
import { Database } from "./database.ts"
import { json } from "./storable.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return MailChoiceStore.of({
    find: Effect.fn("MailChoiceStore.find")(function*(user) {
      const row = yield* db.query((q) =>
        q.selectFrom("mail_choice").select("doc").where("user_id", "=", user).executeTakeFirst()
      )
      return row === undefined ? noMails : decode(row.doc)
    }),
    save: Effect.fn("MailChoiceStore.save")(function*(user, choices, digestAt) {
      const row = {
        user_id: user,
        doc: json(encode(choices)),
        digest_at: choices.digest ? DateTime.formatIso(digestAt) : null,
      }
      yield* db.query((q) =>
        q.insertInto("mail_choice").values({ ...row, digest_day: null }).onConflict((on) =>
          on.column("user_id").doUpdateSet({
            doc: row.doc,
            digest_at: choices.digest ? sql`coalesce(mail_choice.digest_at, ${row.digest_at}::timestamptz)` : null,
          })
        ).execute()
      )
    }),
    takeDigest: Effect.fn("MailChoiceStore.takeDigest")(function*(now, until) {
      const row = yield* db.query((q) =>
        q.updateTable("mail_choice").set({ digest_at: DateTime.formatIso(until) })
          .where(
            "user_id",
            "in",
            (e) =>
              e.selectFrom("mail_choice").select("user_id").where("digest_at", "<=", DateTime.toDate(now))
                .orderBy("digest_at").orderBy("user_id").limit(1).forUpdate().skipLocked(),
          ).returning(["user_id", "digest_day"]).executeTakeFirst()
      )
      return row === undefined ? null : { userId: UserId.make(row.user_id), lastDay: row.digest_day, until }
    }),
    settleDigest: Effect.fn("MailChoiceStore.settleDigest")(function*({ userId, until }, { digestAt, lastDay }) {
      yield* db.query((q) =>
        q.updateTable("mail_choice").set({ digest_at: DateTime.formatIso(digestAt), digest_day: lastDay })
          .where("user_id", "=", userId).where("digest_at", "=", DateTime.toDate(until)).execute()
      )
    }),
  })
})

export const layer = Layer.effect(MailChoiceStore, make)

const decode = Schema.decodeUnknownSync(MailChoices)
const encode = Schema.encodeSync(MailChoices)
