import * as SmtpMailer from "#adapters/messages/mail/smtp-mailer.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { Email } from "#domain/account/user.ts"
import { anSmtpServer } from "#tests/support/an-smtp-server.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"

const sender = { brand: "Parley", home: "https://x.example/login", signInUrl: (token: string) => token }

describe("mails on wish", () => {
  it.live("can be stopped by the mail program (RFC 8058), and are recognised when they come twice", () =>
    Effect.gen(function*() {
      const server = yield* anSmtpServer
      const options = { ...sender, url: Redacted.make(server.url), from: "Parley <hello@example.org>" }
      const mail = {
        to: Email.make("ada@example.org"),
        language: "ja",
        name: "notes.1",
        unsubscribe: `token-${"x".repeat(200)}`,
        title: "計画",
        points: [],
        url: "https://x.example/transcribe/task/1",
      } as const
      yield* Effect.gen(function*() {
        const mailer = yield* Mailer
        yield* mailer.send({ _tag: "NotesReady", ...mail })
        yield* mailer.send({ _tag: "SignIn", to: mail.to, token: "t", language: "en" })
      }).pipe(Effect.provide(SmtpMailer.layer(options)))
      const [first = "", second = ""] = server.received.map((one) => one.replaceAll(/\r\n[ \t]+/g, " "))
      assert.include(first, `List-Unsubscribe: <https://x.example/unsubscribe/${mail.unsubscribe}>`)
      assert.include(first, "List-Unsubscribe-Post: List-Unsubscribe=One-Click")
      assert.include(first, "Message-ID: <notes.1@x.example>")
      assert.notInclude(second, "List-Unsubscribe")
    }))
})
