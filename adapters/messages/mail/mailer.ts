import { letterOf, type Sender } from "#adapters/messages/mail-texts/letter.ts"
import { MailNotSent } from "#domain/account/errors.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { Effect, Layer } from "effect"
import { Outbox } from "./outbox.ts"

const make = (sender: Sender) =>
  Effect.gen(function*() {
    const outbox = yield* Outbox
    return Mailer.of({
      send: (mail) => {
        const { subject, text, html } = letterOf(sender, mail)
        return Effect.mapError(outbox.put({ to: mail.to, subject, text, html }), () => new MailNotSent())
      },
    })
  })

/** Stores mail on this machine instead of sending it. */
export const layer = (sender: Sender): Layer.Layer<Mailer, never, Outbox> => Layer.effect(Mailer, make(sender))
