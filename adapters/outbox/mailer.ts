import { type Sender, signInLetter } from "#adapters/mail-texts/sign-in.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { Effect, Layer } from "effect"
import { Outbox } from "./outbox.ts"

const make = (sender: Sender) =>
  Effect.gen(function*() {
    const outbox = yield* Outbox
    return Mailer.of({
      sendSignInLink: (mail) => outbox.put({ to: mail.to, ...signInLetter(sender, mail) }),
    })
  })

/** Stores mail on this machine instead of sending it. */
export const layer = (sender: Sender): Layer.Layer<Mailer, never, Outbox> => Layer.effect(Mailer, make(sender))
