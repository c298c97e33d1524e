import { Effect, Schema } from "effect"
import { mailboxOf } from "../../account/mailbox.ts"
import { DeviceId } from "../../account/session.ts"
import { parseEmail } from "../../account/shared/parse-email.ts"
import { WrittenEmail } from "../../account/user.ts"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import { LanguageCode } from "../../kernel/language-code.ts"
import { limitNetwork, limitRate } from "../../kernel/limit-rate.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { humanField } from "../human-check.port.ts"
import { requireOffered } from "../shared/require-offered.ts"
import { limitDevices } from "../steps/limit-devices.ts"
import { mailLink } from "../steps/mail-link.ts"
import { requireHuman } from "../steps/require-human.ts"

/** Emails a link that signs its reader in. */
export const requestSignInLink = useCase("signIn.requestSignInLink", {
  input: wire({
    email: WrittenEmail,
    language: Schema.optionalKey(LanguageCode),
    deviceId: Schema.optionalKey(Schema.NullOr(DeviceId)),
    ...humanField,
  }),
  output: wire({
    sent: Schema.Literal(true),
    expiresAt: Schema.DateTimeUtcFromString,
    /** Kept by the browser that asked: it shows `inspectSignInLink` that the link was opened where it was requested. */
    browserToken: Schema.String,
  }),
  run: Effect.fnUntraced(function*({ email: written, language, deviceId = null, turnstileToken }) {
    yield* requireOffered("email")
    const to = yield* parseEmail(written)
    yield* limitNetwork("sign-in links from a network")
    yield* limitDevices(deviceId)
    yield* requireHuman(turnstileToken)
    yield* limitRate("sign-in links to a mailbox", mailboxOf(to))
    return yield* mailLink(to, language ?? customs[yield* OwnEdition].language ?? "en")
  }),
})
