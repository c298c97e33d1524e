import type { Outbox } from "#adapters/messages/mail/outbox.ts"
import * as SmsOutbox from "#adapters/messages/sms/outbox.ts"
import * as PhoneNumbers from "#adapters/messages/sms/phone-numbers.ts"
import * as Senders from "#adapters/messages/sms/senders.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { SignInMisconfigured } from "#domain/sign-in/errors.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { Effect, Layer } from "effect"

/** The settings that sending codes needs and that are missing here. */
export const missingForSms = (settings: Settings): ReadonlyArray<string> => {
  const { smsProvider, smsId, smsKey, smsSign, smsTemplate, smsAppId, isEmbedded } = settings
  if (smsProvider === "outbox" || smsProvider === null && isEmbedded) return []
  const needed = {
    SMS_PROVIDER: smsProvider,
    SMS_KEY_ID: smsId,
    SMS_KEY_SECRET: smsKey,
    SMS_SIGN: smsSign,
    ...(smsProvider === "twilio" ? {} : { SMS_TEMPLATE: smsTemplate }),
    ...(smsProvider === "tencent" ? { SMS_APP_ID: smsAppId } : {}),
  }
  return Object.entries(needed).filter(([, value]) => value === null).map(([name]) => name)
}

export const phoneNumbers = ({ smsCountries, smsBudget }: Settings) =>
  PhoneNumbers.layer({ countries: smsCountries.split(",").map((code) => code.trim()), dailyBudget: smsBudget })

/** What sends codes to phones. Without a provider they are shown in the outbox, where there is one. */
export const smsSender = (settings: Settings): Layer.Layer<SmsSender, never, Outbox> => {
  const { smsProvider: provider, smsId: id, smsKey: key, smsAppId, smsSign, smsTemplate, smsEndpoint, brand } = settings
  const missing = missingForSms(settings)
  if (missing.length > 0) return unconfigured(missing)
  if (provider === null || provider === "outbox" || id === null || key === null) return SmsOutbox.layer(brand)
  const texts = { appId: smsAppId ?? "", sign: smsSign ?? "", template: smsTemplate ?? "", endpoint: smsEndpoint }
  return Senders.layer({ provider, brand, id, key, ...texts })
}

const unconfigured = (missing: ReadonlyArray<string>) =>
  Layer.succeed(SmsSender, {
    send: () =>
      Effect.andThen(
        Effect.logError("a phone code was requested but sending is not configured", { missing }),
        Effect.fail(new SignInMisconfigured()),
      ),
  })
