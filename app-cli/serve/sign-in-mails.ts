import { Outbox } from "#adapters/messages/mail/outbox.ts"
import { defaultGateway } from "#adapters/system/config/default-gateway.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { isLoopbackName } from "#api/http/known-hosts.ts"
import type { OperatorAccess } from "#api/http/operator-access.ts"
import type { OpenOutbox } from "#api/http/outbox-page.ts"
import { Effect, Option } from "effect"

type MailSettings = Pick<Settings, "publicUrl" | "smtpUrl" | "localGateway">

type AccessSettings = Pick<Settings, "publicUrl" | "operatorToken" | "localGateway">

const gatewayIf = (isLocal: boolean): string | null => isLocal ? defaultGateway() : null

/** The page of the outbox: only where mail is stored in this process, and people reach the server on its own machine. */
export const openOutbox = ({ publicUrl, smtpUrl, localGateway }: MailSettings): Effect.Effect<OpenOutbox | null> =>
  Effect.gen(function*() {
    const outbox = yield* Effect.serviceOption(Outbox)
    if (smtpUrl !== null || Option.isNone(outbox) || !isLoopbackName(new URL(publicUrl).host)) return null
    return { key: yield* outbox.value.key, gateway: gatewayIf(localGateway), read: outbox.value.list }
  })

/** Where an operator finds sign-in mails, printed at start; null when they are sent. */
export const mailNotice = (
  { smtpUrl }: Pick<Settings, "smtpUrl">,
  outbox: OpenOutbox | null,
  address: string,
): string | null => {
  if (smtpUrl !== null) return null
  return outbox === null
    ? "Sign-in mails are not sent, because SMTP_URL is not set. Read them with: npm run -s cli -- outbox"
    : `Sign-in mails: ${address}/outbox?key=${outbox.key}`
}

/** What opens the operator's pages: on this machine the key that opens the outbox, from elsewhere a configured token. */
export const operatorAccess = ({ publicUrl, operatorToken, localGateway }: AccessSettings) =>
  Effect.gen(function*() {
    const outbox = yield* Effect.serviceOption(Outbox)
    const isHere = Option.isSome(outbox) && isLoopbackName(new URL(publicUrl).host)
    const access: OperatorAccess = {
      localKey: isHere ? yield* outbox.value.key : null,
      token: reveal(operatorToken),
      gateway: gatewayIf(localGateway),
    }
    return access
  })

/** Where the operator finds the engines, printed at start; null without an address that opens by itself. */
export const engineNotice = ({ localKey }: OperatorAccess, address: string): string | null =>
  localKey === null ? null : `Engines: ${address}/operator?key=${localKey}`
