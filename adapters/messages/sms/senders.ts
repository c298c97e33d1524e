import { CodeNotSent } from "#domain/sign-in/errors.ts"
import { type CodeMessage, SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { Effect, Layer, Redacted, Schema } from "effect"
import { randomUUID } from "node:crypto"
import { codeText } from "./code-text.ts"
import { aliyunSignature, emptyBodyHash, tencentSignature } from "./signatures.ts"

export interface SmsOptions {
  readonly provider: "tencent" | "aliyun" | "twilio"
  readonly brand: string
  readonly id: string
  readonly key: Redacted.Redacted
  /** Tencent: the id of the application. */
  readonly appId: string
  /** The signature that Chinese providers put before a text; for Twilio the number that sends. */
  readonly sign: string
  /** The id of the approved text, with the code and the minutes as its parameters. */
  readonly template: string
  /** An address other than the provider's own. */
  readonly endpoint: string | null
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number
}

type Ask = (message: CodeMessage, options: SmsOptions) => readonly [url: URL, init: RequestInit]

const tencent: Ask = ({ to, code }, { id, key, appId, sign, template, endpoint }) => {
  const url = new URL(endpoint ?? "https://sms.tencentcloudapi.com/")
  const at = Math.floor(Date.now() / 1000)
  const body = JSON.stringify({
    PhoneNumberSet: [to],
    SmsSdkAppId: appId,
    SignName: sign,
    TemplateId: template,
    TemplateParamSet: [code, "5"],
  })
  const headers = {
    "content-type": "application/json",
    authorization: tencentSignature({ id, key: Redacted.value(key), host: url.hostname, body, at }),
    "x-tc-action": "SendSms",
    "x-tc-version": "2021-01-11",
    "x-tc-timestamp": String(at),
    "x-tc-region": "ap-guangzhou",
  }
  return [url, { method: "POST", body, headers }]
}

const aliyun: Ask = ({ to, code }, { id, key, sign, template, endpoint }) => {
  const url = new URL(endpoint ?? "https://dysmsapi.aliyuncs.com/")
  const query = {
    PhoneNumbers: to.replace(/^\+86/u, "").replace("+", ""),
    SignName: sign,
    TemplateCode: template,
    TemplateParam: JSON.stringify({ code }),
  }
  const signed = {
    host: url.host,
    "x-acs-action": "SendSms",
    "x-acs-version": "2017-05-25",
    "x-acs-date": new Date().toISOString().replace(/\.\d+Z$/u, "Z"),
    "x-acs-signature-nonce": randomUUID(),
    "x-acs-content-sha256": emptyBodyHash,
  }
  const authorization = aliyunSignature({ id, key: Redacted.value(key), query, headers: signed })
  const { host: _, ...headers } = signed
  // Encoded as it was signed: `URLSearchParams` would write a space as a plus sign.
  url.search = new URLSearchParams(query).toString().replaceAll("+", "%20")
  return [url, { method: "POST", headers: { ...headers, authorization } }]
}

const twilio: Ask = ({ to, code, language }, { id, key, sign, brand, endpoint }) => {
  const url = new URL(`/2010-04-01/Accounts/${id}/Messages.json`, endpoint ?? "https://api.twilio.com")
  const authorization = `Basic ${Buffer.from(`${id}:${Redacted.value(key)}`).toString("base64")}`
  const body = new URLSearchParams({ To: to, From: sign, Body: codeText(brand, code, language) })
  return [url, { method: "POST", body, headers: { authorization } }]
}

const Answer = Schema.Struct({
  Response: Schema.optionalKey(Schema.Struct({
    Error: Schema.optionalKey(Schema.Struct({ Code: Schema.String })),
    SendStatusSet: Schema.optionalKey(Schema.Array(Schema.Struct({ Code: Schema.String }))),
  })),
  Code: Schema.optionalKey(Schema.String),
  sid: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.Finite),
})

/** The provider's own word for what happened; null if it took the message. Some answer HTTP 200 with an error inside. */
const refusalIn = ({ Response: tencentSays, Code, sid, code }: typeof Answer.Type): string | null => {
  if (sid !== undefined) return null
  const said = tencentSays?.Error?.Code ?? tencentSays?.SendStatusSet?.[0]?.Code ?? Code ?? String(code ?? "no answer")
  return said.toLowerCase() === "ok" ? null : said
}

const askOf: Readonly<Record<SmsOptions["provider"], Ask>> = { tencent, aliyun, twilio }

/** Tencent Cloud, Alibaba Cloud or Twilio: their own libraries are 63 MB, a request is twenty lines. */
export const layer = (options: SmsOptions): Layer.Layer<SmsSender> =>
  Layer.succeed(SmsSender, {
    send: Effect.fn("SmsSender.send")(function*(message) {
      const { provider, timeout = 5000 } = options
      const answer = yield* Effect.tryPromise({
        try: async (): Promise<unknown> => {
          const [url, init] = askOf[provider](message, options)
          return (await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) })).json()
        },
        catch: () => new CodeNotSent(),
      })
      const refusal = yield* Schema.decodeUnknownEffect(Answer)(answer).pipe(
        Effect.map(refusalIn),
        Effect.catch(() => Effect.succeed("an answer of another shape")),
      )
      if (refusal === null) return
      yield* Effect.logError("the provider refused a text message", { provider, reason: refusal })
      return yield* new CodeNotSent()
    }),
  })
