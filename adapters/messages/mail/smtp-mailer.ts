import { letterOf, type Sender } from "#adapters/messages/mail-texts/letter.ts"
import { MailNotSent } from "#domain/account/errors.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { Effect, Layer, Redacted } from "effect"
import { createTransport, type Transporter } from "nodemailer"

export interface SmtpOptions extends Sender {
  /** smtp:// or smtps://, with user and password if the server needs them. */
  readonly url: Redacted.Redacted
  /** The sender's address, with or without a name: "Parley <hello@example.org>". */
  readonly from: string
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const make = ({ url, from, ...sender }: SmtpOptions) =>
  Effect.gen(function*() {
    const transport = yield* Effect.acquireRelease(
      Effect.sync(() => createTransport({ url: Redacted.value(url), ...patience })),
      (open: Transporter) => Effect.sync(() => open.close()),
    )
    return Mailer.of({
      send: (mail) =>
        Effect.tryPromise({
          try: () => transport.sendMail({ from, to: mail.to, ...letterOf(sender, mail), ...unread }),
          catch: codeOf,
        }).pipe(
          Effect.tapError((code) => Effect.logWarning("An email was not sent", { code })),
          Effect.mapError(() => new MailNotSent()),
          Effect.asVoid,
          Effect.withSpan("Mailer.send"),
        ),
    })
  })

/** Sends mail through an SMTP server. */
export const layer = (options: SmtpOptions): Layer.Layer<Mailer> => Layer.effect(Mailer, make(options))

/** A message must not make the mailer read files or fetch URLs. */
const unread = { disableFileAccess: true, disableUrlAccess: true }

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown"
