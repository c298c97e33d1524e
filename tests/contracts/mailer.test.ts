import { letterOf } from "#adapters/messages/mail-texts/letter.ts"
import * as OutboxMailer from "#adapters/messages/mail/mailer.ts"
import * as Outbox from "#adapters/messages/mail/outbox.ts"
import * as SmtpMailer from "#adapters/messages/mail/smtp-mailer.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { Email } from "#domain/account/user.ts"
import { anSmtpServer } from "#tests/support/an-smtp-server.ts"
import { mailbox } from "#tests/support/containers/mailbox.ts"
import { runtimeAnswers } from "#tests/support/containers/runtime.ts"
import { languageCodes } from "#texts/languages.ts"
import { assert, describe, it } from "@effect/vitest"
import { Context, Effect, Layer, Redacted } from "effect"
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { mailerContract, type ReadableMail } from "./mailer.contract.ts"

const aFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "outbox-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true })),
)

mailerContract("outbox", (sender) =>
  Effect.gen(function*() {
    const outbox = Outbox.layer(join(yield* aFolder, "outbox"))
    const services = yield* Layer.build(OutboxMailer.layer(sender).pipe(Layer.provideMerge(outbox)))
    return { mailer: Context.get(services, Mailer), delivered: Context.get(services, Outbox.Outbox).list }
  }))

mailerContract("smtp", (sender) =>
  Effect.gen(function*() {
    const server = yield* anSmtpServer
    const options = { ...sender, url: Redacted.make(server.url), from: "Parley <hello@example.org>" }
    const services = yield* Layer.build(SmtpMailer.layer(options))
    return { mailer: Context.get(services, Mailer), delivered: Effect.sync(() => server.received.map(readMail)) }
  }))

if (await runtimeAnswers()) {
  mailerContract("smtp, to a container", (sender) =>
    Effect.gen(function*() {
      const { url, received } = yield* mailbox
      const options = { ...sender, url: Redacted.make(url), from: "Parley <hello@example.org>" }
      const services = yield* Layer.build(SmtpMailer.layer(options))
      return {
        mailer: Context.get(services, Mailer),
        delivered: Effect.map(received, (mails) => mails.map(readMail)),
      }
    }))
}

const aSender = { brand: "Parley", home: "https://x.example/login", signInUrl: (token: string) => token }

const refusalOf = (url: string, to: string) =>
  Effect.gen(function*() {
    const mailer = yield* Mailer
    return yield* Effect.flip(mailer.send({ _tag: "SignIn", to: Email.make(to), token: "t", language: "en" }))
  }).pipe(
    Effect.provide(SmtpMailer.layer({
      url: Redacted.make(url),
      from: "hello@example.org",
      ...aSender,
    })),
  )

describe("the SMTP mailer", () => {
  it.live("refuses at once what the server does not take", () =>
    Effect.gen(function*() {
      const server = yield* anSmtpServer
      assert.strictEqual((yield* refusalOf(server.url, "ada@refused.example"))._tag, "MailNotSent")
      assert.deepStrictEqual(server.received, [])
    }))

  it.live("refuses when there is no server", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* refusalOf("smtp://127.0.0.1:1", "ada@example.org"))._tag, "MailNotSent")
    }))
})

describe("the outbox", () => {
  it.live("keeps the newest 200, newest first, readable by the owner only", () =>
    Effect.gen(function*() {
      const folder = join(yield* aFolder, "outbox")
      const outbox = Context.get(yield* Layer.build(Outbox.layer(folder)), Outbox.Outbox)
      assert.deepStrictEqual(yield* outbox.list, [])
      const put = (n: number) => outbox.put({ to: "a@b.cd", subject: `${n}`, text: "", html: null })
      yield* Effect.forEach(Array.from({ length: 203 }, (_, n) => n), put, { discard: true })
      const subjects = (yield* outbox.list).map((mail) => Number(mail.subject))
      assert.deepStrictEqual([subjects.length, subjects[0], subjects.at(-1)], [200, 202, 3])
      const names = yield* Effect.promise(() => readdir(folder))
      assert.strictEqual(names.length, 200)
      const { mode } = yield* Effect.promise(() => stat(join(folder, names[0] ?? "")))
      assert.strictEqual(mode & 0o777, 0o600)
    }))

  it.live("erases what was sent to a contact or names it, and nothing of others with longer names", () =>
    Effect.gen(function*() {
      const folder = join(yield* aFolder, "outbox")
      const outbox = Context.get(yield* Layer.build(Outbox.layer(folder)), Outbox.Outbox)
      yield* outbox.erase("ada@example.org")
      const put = (to: string, text: string, html: string | null = null) => outbox.put({ to, subject: "s", text, html })
      yield* put("ada@example.org", "Sign in")
      yield* put("bob@example.org", "Hello,\nada@example.org shares a file")
      yield* put("bob@example.org", "由ada@example.org分享")
      yield* put("bob@example.org", "", "<b>Ada@Example.org</b>")
      yield* put("+8613800138000", "123456")
      yield* put("bada@example.org", "kept")
      yield* put("ada@example.org.uk", "kept, from x.ada@example.org and ada@examplexorg")
      yield* put("+86138001380001", "kept")
      const half = join(folder, "1-1.json.part")
      yield* Effect.promise(() => writeFile(half, '{"to":"ada@example.org","subj'))
      yield* outbox.erase("ada@example.org")
      yield* outbox.erase("+8613800138000")
      assert.deepStrictEqual(
        (yield* outbox.list).map(({ to }) => to),
        ["+86138001380001", "ada@example.org.uk", "bada@example.org"],
      )
      assert.notInclude(yield* Effect.promise(() => readdir(folder)), "1-1.json.part")
    }))

  it.live("refuses what it cannot store, for example on a full disk", () =>
    Effect.gen(function*() {
      const folder = join(yield* aFolder, "outbox")
      yield* Effect.promise(() => writeFile(folder, "no folder"))
      const stored = Layer.provide(OutboxMailer.layer(aSender), Outbox.layer(folder))
      const mailer = Context.get(yield* Layer.build(stored), Mailer)
      const mail = { _tag: "SignIn", to: Email.make("ada@example.org"), token: "t", language: "en" } as const
      assert.strictEqual((yield* Effect.flip(mailer.send(mail)))._tag, "MailNotSent")
    }))

  it.live("keeps its key over restarts, readable by the owner only, and replaces half of one", () =>
    Effect.gen(function*() {
      const folder = join(yield* aFolder, "outbox")
      const keyNow = Effect.flatMap(
        Effect.scoped(Layer.build(Outbox.layer(folder))),
        (services) => Context.get(services, Outbox.Outbox).key,
      )
      const key = yield* keyNow
      assert.match(key, /^[\w-]{43}$/)
      assert.strictEqual(yield* keyNow, key)
      const { mode } = yield* Effect.promise(() => stat(join(folder, "key")))
      assert.strictEqual(mode & 0o777, 0o600)
      yield* Effect.promise(() => writeFile(join(folder, "key"), key.slice(0, 10)))
      const other = yield* keyNow
      assert.match(other, /^[\w-]{43}$/)
      assert.notStrictEqual(other, key)
    }))
})

describe("the sign-in letter", () => {
  it.each([...languageCodes, "zh", "pt-BR", "de_AT"])("is complete in %s", (language) => {
    const sender = {
      brand: "<B> $& {x}",
      home: "https://x.example/login",
      signInUrl: (token: string) => `https://x.example/?a="1"&t=${token}`,
    }
    const letter = letterOf(sender, { _tag: "SignIn", to: Email.make("a@b.cd"), token: "tok", language })
    assert.include(letter.subject, "<B> $& {x}")
    assert.include(letter.text, 'https://x.example/?a="1"&t=tok')
    assert.include(letter.text, "15")
    assert.include(letter.html, 'href="https://x.example/?a=&quot;1&quot;&amp;t=tok"')
    assert.notInclude(`${letter.text}${letter.html}`, "{brand}")
    assert.notInclude(letter.html, "<B>")
  })
})

describe("the letters about webhooks", () => {
  it.each(languageCodes)("say in %s what became of it, and lead to it", (language) => {
    const sender = { brand: "B", home: "https://x.example/transcribe/login", signInUrl: (token: string) => token }
    const letters = (["failed", "failing", "gone"] as const).map((news) =>
      letterOf(sender, { _tag: "Webhook", to: Email.make("a@b.cd"), language, news, name: "<b>Flows</b>" })
    )
    assert.strictEqual(new Set(letters.map(({ text }) => text)).size, 3)
    for (const { subject, text, html } of letters) {
      assert.include(subject, "<b>Flows</b>")
      assert.include(text, "https://x.example/transcribe/account/automation")
      assert.notInclude(html, "<b>")
    }
  })
})

describe("the letters about accounts", () => {
  it("speak the reader’s language, whatever its region, and English where there is none", () => {
    const sender = { brand: "B", home: "https://x.example/login", signInUrl: (token: string) => token }
    const said = (language: string) =>
      letterOf(sender, { _tag: "Invitation", to: Email.make("a@b.cd"), language }).subject
    assert.deepStrictEqual(["zh", "zh-Hant-TW", "de_AT", "eo"].map(said), [
      said("zh-CN"),
      said("zh-CN"),
      said("de"),
      said("en"),
    ])
    assert.strictEqual(new Set(languageCodes.map(said)).size, languageCodes.length)
  })

  it.each(languageCodes)("are complete in %s", (language) => {
    const sender = { brand: "<B>", home: "https://x.example/login", signInUrl: (token: string) => token }
    const to = Email.make("a@b.cd")
    const letters = [
      letterOf(sender, { _tag: "Invitation", to, language }),
      letterOf(sender, { _tag: "NoAccount", to, language, registration: "invitation" }),
      letterOf(sender, { _tag: "NoAccount", to, language, registration: "closed" }),
    ]
    assert.strictEqual(new Set(letters.map(({ text }) => text)).size, 3)
    for (const { subject, text, html } of letters) {
      assert.include(subject, "<B>")
      assert.notInclude(`${subject}${text}${html}`, "{brand}")
      assert.notInclude(html, "<B>")
    }
  })
})

const readMail = (raw: string): ReadableMail => {
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(raw)?.[1] ?? ""
  const body = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(raw)?.[1] ?? ""
  return { to: header("To"), subject: readWords(header("Subject")), text: readQuoted(body.replaceAll("=\r\n", "")) }
}

const readQuoted = (text: string): string =>
  decodeURIComponent(text.replaceAll("%", "%25").replaceAll(/=([0-9A-F]{2})/g, "%$1"))

const readWords = (text: string): string =>
  text.replaceAll(
    /=\?UTF-8\?([BQ])\?([^?]*)\?=/gi,
    (_, kind: string, words: string) =>
      kind === "B" ? Buffer.from(words, "base64").toString() : readQuoted(words.replaceAll("_", " ")),
  )
