import { Config, Option } from "effect"
import { between, matching, optional, secret, webAddress } from "./kinds.ts"

/** The settings of text messages to phones. */
export const smsSettings = {
  /** Who sends codes to phones; without one, an embedded server shows them in its outbox. */
  smsProvider: Config.option(Config.Literals(["outbox", "tencent", "aliyun", "twilio"], "SMS_PROVIDER")).pipe(
    Config.map(Option.getOrNull),
  ),
  smsId: optional("SMS_KEY_ID"),
  smsKey: secret("SMS_KEY_SECRET"),
  smsAppId: optional("SMS_APP_ID"),
  smsSign: optional("SMS_SIGN"),
  smsTemplate: optional("SMS_TEMPLATE"),
  smsEndpoint: webAddress("SMS_ENDPOINT"),
  /** Calling codes of the countries that codes are sent to, separated by commas. */
  smsCountries: matching(
    /^\s*[1-9]\d{0,2}(\s*,\s*[1-9]\d{0,2})*\s*$/,
    "calling codes such as 86, separated by commas",
    "SMS_COUNTRIES",
  ).pipe(Config.withDefault("86")),
  /** The most messages that may be sent in a day. */
  smsBudget: between(0, 1_000_000_000, "SMS_DAILY_BUDGET").pipe(Config.withDefault(1000)),
}
