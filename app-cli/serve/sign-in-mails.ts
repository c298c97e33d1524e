import type { Settings } from "#adapters/config/settings.ts"
import { Outbox } from "#adapters/outbox/outbox.ts"
import { isLoopbackName } from "#api/http/known-hosts.ts"
import type { OpenOutbox } from "#api/http/outbox-page.ts"
import { Effect, Option } from "effect"

type MailSettings = Pick<Settings, "publicUrl" | "smtpUrl">

/** The page of the outbox: only where mail is stored in this process, and people reach the server on its own machine. */
export const openOutbox = ({ publicUrl, smtpUrl }: MailSettings): Effect.Effect<OpenOutbox | null> =>
  Effect.gen(function*() {
    const outbox = yield* Effect.serviceOption(Outbox)
    if (smtpUrl !== null || Option.isNone(outbox) || !isLoopbackName(new URL(publicUrl).host)) return null
    return { key: yield* outbox.value.key, read: outbox.value.list }
  })

/** Where an operator finds sign-in mails, printed at start; null when they are sent. */
export const mailNotice = ({ smtpUrl }: MailSettings, outbox: OpenOutbox | null, address: string): string | null => {
  if (smtpUrl !== null) return null
  return outbox === null
    ? "Sign-in mails are not sent, because SMTP_URL is not set. Read them with: npm run -s cli -- outbox"
    : `Sign-in mails: ${address}/outbox?key=${outbox.key}`
}
