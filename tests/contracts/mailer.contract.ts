import type { Sender } from "#adapters/messages/mail-texts/letter.ts"
import type { Mailer } from "#domain/account/mailer.port.ts"
import { Email } from "#domain/account/user.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, type Scope } from "effect"

export interface ReadableMail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A mailer under test, and what it has delivered so far, oldest first. */
export interface MailerUnderTest {
  readonly mailer: typeof Mailer.Service
  readonly delivered: Effect.Effect<ReadonlyArray<ReadableMail>>
}

/** What every Mailer must do. */
export const mailerContract = (
  name: string,
  open: (sender: Sender) => Effect.Effect<MailerUnderTest, never, Scope.Scope>,
): void => {
  const sender: Sender = {
    brand: "Élan & Co",
    home: "https://x.example/login",
    signInUrl: (token) => `https://x.example/auth?token=${token}&a=1`,
  }
  const to = Email.make("ada@example.org")
  const send = (language: string) =>
    Effect.gen(function*() {
      const { mailer, delivered } = yield* open(sender)
      yield* mailer.send({ _tag: "SignIn", to, token: "link_abc-123_x", language })
      return yield* delivered
    })

  describe(`Mailer: ${name}`, () => {
    it.live("delivers the link with the brand, and says how long it is valid", () =>
      Effect.gen(function*() {
        const [mail] = yield* send("en")
        assert.strictEqual(mail?.to, to)
        assert.strictEqual(mail?.subject, "Log in to Élan & Co")
        assert.include(mail?.text, "https://x.example/auth?token=link_abc-123_x&a=1")
        assert.include(mail?.text, "15 minutes")
      }))

    it.live("writes in the reader's language", () =>
      Effect.gen(function*() {
        assert.strictEqual((yield* send("zh-CN"))[0]?.subject, "登录 Élan & Co")
      }))

    it.live("writes English where it has no text", () =>
      Effect.gen(function*() {
        assert.strictEqual((yield* send("tlh"))[0]?.subject, "Log in to Élan & Co")
      }))

    it.live("tells a new collaborator who shares which file, with its link, whatever its title is", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        const url = "https://x.example/transcribe/task/1"
        const title = "{brand} $& {from}"
        const from = Email.make("bob@example.org")
        yield* mailer.send({ _tag: "Shared", to, language: "en", from, title, role: "editor", url })
        yield* mailer.send({ _tag: "Shared", to, language: "en", from, title, role: "viewer", url })
        const [mail, another] = (yield* delivered).toSorted((a, b) => a.text.localeCompare(b.text))
        assert.match(mail?.subject ?? "", /^bob@example\.org shared “/)
        assert.include(mail?.text, `bob@example.org has invited you to edit “${title}” in Élan & Co:`)
        assert.include(mail?.text, url)
        assert.include(mail?.text, `Log in with ${to}; if you have no account yet, it will be created.`)
        assert.include(another?.text, `bob@example.org has invited you to view “${title}” in Élan & Co:`)
      }))

    it.live("tells of a new device: what, where, when in the reader's zone, and where to sign it out", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        const signedInAt = DateTime.makeUnsafe("2026-11-20T23:30:00Z")
        const about = { label: "{time} <b>", place: "DE", signedInAt, timeZone: "Asia/Tokyo" }
        yield* mailer.send({ _tag: "NewDevice", to, language: "en", ...about })
        yield* mailer.send({ _tag: "NewDevice", to, language: "en", ...about, label: null, place: "T1" })
        const mails = (yield* delivered).filter(({ subject }) => subject === "New login to Élan & Co")
        const said = mails.map(({ text }) => text).join("\n")
        for (
          const part of [
            "{time} <b> · Germany",
            "November 21, 2026",
            "https://x.example/account",
            "Unknown device · T1",
          ]
        ) {
          assert.include(said, part)
        }
      }))

    it.live("tells when an account is deleted, in the reader's zone, and where to keep it", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        const dueAt = DateTime.makeUnsafe("2026-11-27T23:30:00Z")
        yield* mailer.send({ _tag: "Deletion", to, language: "en", dueAt, timeZone: "Asia/Tokyo" })
        const mail = (yield* delivered).find(({ text }) => text.includes("account and everything in it"))
        assert.include(mail?.text, "On November 28, 2026 your account")
        assert.include(mail?.text, "https://x.example/account")
      }))

    it.live("says what was paid, and when in the reader's zone", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        const news = {
          _tag: "Receipt",
          plan: "pro",
          amount: 1999,
          currency: "USD",
          number: "P-1",
          paidAt: DateTime.makeUnsafe("2026-11-27T23:30:00Z"),
          invoiceUrl: null,
        } as const
        yield* mailer.send({ _tag: "Plan", to, language: "en", timeZone: "Asia/Tokyo", news })
        const mail = (yield* delivered).find(({ text }) => text.includes("$19.99"))
        assert.include(mail?.text, "November 28, 2026")
        assert.include(mail?.text, "https://x.example/payment/plans")
      }))

    it.live("says that notes are ready and what is to be done today, without markup of its own, and where such mails are stopped", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        const wished = { to, language: "en", unsubscribe: "signed-token", url: "https://x.example/transcribe/task/1" }
        const title = "Plan <b> {brand}"
        yield* mailer.send({
          _tag: "NotesReady",
          ...wished,
          name: "notes.1",
          title,
          points: ["May, <i>not</i> June", "Two"],
        })
        yield* mailer.send({
          _tag: "Digest",
          ...wished,
          name: "digest.1",
          reviews: { count: 1, titles: [title] },
          items: { count: 12, shown: [{ text: "Call", owner: "Ann", due: null, title }] },
        })
        const mails = yield* delivered
        const notes = mails.find(({ subject }) => subject === `Your notes are ready: ${title}`)?.text ?? ""
        for (const part of [`The notes of “${title}” are ready.`, "- May, <i>not</i> June", "- Two", wished.url]) {
          assert.include(notes, part)
        }
        const digest = mails.find(({ subject }) => subject === "Your day in Élan & Co")?.text ?? ""
        for (
          const part of ["12 action items are open:", `- Call · Ann · ${title}`, "- and 11 more", "1 question is due"]
        ) {
          assert.include(digest, part)
        }
        for (const text of [notes, digest]) assert.include(text, "https://x.example/unsubscribe/signed-token")
      }))

    it.live("invites to the page where people log in, and says why there is no link", () =>
      Effect.gen(function*() {
        const { mailer, delivered } = yield* open(sender)
        yield* mailer.send({ _tag: "Invitation", to, language: "de" })
        yield* mailer.send({ _tag: "NoAccount", to, language: "en", registration: "closed" })
        const mails = yield* delivered
        const invitation = mails.find(({ subject }) => subject === "Ihre Einladung zu Élan & Co")
        assert.include(invitation?.text, "https://x.example/login")
        const refusal = mails.find(({ subject }) => subject === "No account with Élan & Co")
        assert.include(refusal?.text, "does not accept new accounts")
        assert.notInclude(refusal?.text, "https://")
      }))
  })
}
