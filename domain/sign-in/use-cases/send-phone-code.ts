import { Effect, Schema } from "effect"
import { LanguageCode } from "../../kernel/language-code.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { humanField } from "../human-check.port.ts"
import { PhoneName } from "../phone-fields.ts"
import { limitCodes } from "../shared/limit-codes.ts"
import { phoneOf } from "../shared/phone-tickets.ts"
import { requireOffered } from "../shared/require-offered.ts"
import { SmsSender } from "../sms-sender.port.ts"
import { saveCode } from "../steps/phone-code.ts"
import { requireHuman } from "../steps/require-human.ts"

/**
 * Sends six digits to a number. They work for five minutes and five attempts. Whether it has an account makes no
 * difference.
 */
export const sendPhoneCode = useCase("signIn.sendPhoneCode", {
  input: wire({
    name: PhoneName,
    type: Schema.optionalKey(Schema.Literals(["1"])),
    language: Schema.optionalKey(LanguageCode),
    ...humanField,
  }),
  output: wire({ sent: Schema.Literal(true), expiresAt: Schema.DateTimeUtcFromString }),
  run: Effect.fnUntraced(function*({ name, language = "zh", turnstileToken }) {
    const sender = yield* SmsSender
    const { digits } = yield* Secrets
    yield* requireOffered("phone")
    const to = yield* phoneOf(name)
    yield* requireHuman(turnstileToken)
    yield* limitCodes(to)
    const code = yield* digits(6)
    const expiresAt = yield* saveCode(to, code)
    yield* sender.send({ to, code, language })
    return { sent: true as const, expiresAt }
  }),
})
