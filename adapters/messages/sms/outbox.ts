import { Outbox } from "#adapters/messages/mail/outbox.ts"
import { CodeNotSent } from "#domain/sign-in/errors.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { Effect, Layer } from "effect"
import { codeText } from "./code-text.ts"

/** Stores text messages beside the mails of this machine instead of sending them. */
export const layer = (brand: string): Layer.Layer<SmsSender, never, Outbox> =>
  Layer.effect(
    SmsSender,
    Effect.map(Outbox, (outbox) =>
      SmsSender.of({
        send: ({ to, code, language }) => {
          const text = codeText(brand, code, language)
          return Effect.mapError(outbox.put({ to, subject: text, text, html: null }), () => new CodeNotSent())
        },
      })),
  )
