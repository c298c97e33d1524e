import type { DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { type Asked, guardedRequest, isAdmitted } from "#adapters/system/guarded-proxy/guarded-request.ts"
import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { ServerKey } from "#domain/kernel/server-key.port.ts"
import type { Subscription } from "#domain/notification/push-device.ts"
import { type PushAnswer, type PushedNews, PushSender } from "#domain/notification/push-sender.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import webPush from "web-push"
import { payloadOf } from "./payload.ts"
import { areKeys, type VapidKeys, vapidKeysFrom } from "./vapid-keys.ts"

export interface Options extends DialRules {
  /** Whom a push service may write to about this server: `mailto:` or `https:`. */
  readonly subject: string
  /** Milliseconds for all of a try. */
  readonly timeLimit?: number
}

/** Seconds for which a push service keeps news for a device that is off: as long as it is worth saying. */
const lasts = 12 * 3600

/** Seals and signs by the library; what goes out does so over connections of the guard only. */
export const layer = ({ subject, timeLimit = 15_000, ...rules }: Options): Layer.Layer<PushSender, never, ServerKey> =>
  Layer.effect(
    PushSender,
    Effect.gen(function*() {
      const { derive } = yield* ServerKey
      const keys = yield* Effect.cached(Effect.map(derive("web push"), vapidKeysFrom))
      return {
        publicKey: Effect.map(keys, ({ publicKey }) => publicKey),
        admits: (subscription) =>
          Effect.promise(async () => {
            const url = URL.parse(subscription.endpoint)
            return url !== null && url.username === "" && url.password === "" && areKeys(subscription)
              && await isAdmitted(url, rules)
          }),
        // Without a span of its own: the address would be in its error.
        send: Effect.fnUntraced(function*(subscription, news) {
          const url = new URL(subscription.endpoint)
          const asked = sealed(subscription, news, { ...yield* keys, subject })
          const now = yield* DateTime.now
          const { answer, status } = yield* Effect.promise((interrupted) => {
            const signal = AbortSignal.any([interrupted, AbortSignal.timeout(timeLimit)])
            return guardedRequest(url, asked, rules, signal, answerAt(now)).catch((): Answered => notReached)
          })
          if (answer._tag === "refused") yield* Effect.logWarning("a push was refused", { status })
          return answer
        }),
      }
    }),
  )

interface Answered {
  readonly answer: PushAnswer
  readonly status: number | null
}

const notReached: Answered = { answer: { _tag: "later", wait: null }, status: null }

const sealed = (
  { endpoint, ...keys }: Subscription,
  news: PushedNews,
  vapidDetails: VapidKeys & Pick<Options, "subject">,
): Asked => {
  const topic = createHash("sha256").update(news.tag).digest("base64url").slice(0, 32)
  const options = { vapidDetails, topic, TTL: lasts, contentEncoding: "aes128gcm" } as const
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payloadOf(news), options)
  const entries = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method: "POST", headers: Object.fromEntries(entries), body: body ?? "" }
}

/** What the answer says is of no use to us. */
const answerAt = (now: DateTime.Utc) => (answer: IncomingMessage): Promise<Answered> => {
  const status = answer.statusCode ?? 0
  const asked = answer.headers["retry-after"]
  const wait = asked === undefined ? null : retryAfterOf(new Headers({ "retry-after": asked }), now.epochMilliseconds)
  return Promise.resolve({ answer: answerOf(status, wait), status })
}

const answerOf = (status: number, wait: number | null): PushAnswer => {
  if (status >= 200 && status < 300) return { _tag: "sent" }
  if (status === 404 || status === 410) return { _tag: "gone" }
  return status === 429 || status >= 500 ? { _tag: "later", wait } : { _tag: "refused" }
}
