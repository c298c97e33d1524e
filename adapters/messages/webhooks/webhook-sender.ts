import { DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { type Asked, guardedRequest, isAdmitted } from "#adapters/system/guarded-proxy/guarded-request.ts"
import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { answerLength, type Fault } from "#domain/webhook/delivery.ts"
import { type ReceivedAnswer, type SentMessage, WebhookSender } from "#domain/webhook/webhook-sender.port.ts"
import { Effect, Layer } from "effect"
import type { IncomingMessage } from "node:http"
import { beginningOf } from "./beginning-of.ts"
import { signaturesOf } from "./signature.ts"

export interface Options extends DialRules {
  /** Milliseconds for all of an attempt. */
  readonly timeLimit?: number
}

/** Over connections of the guard only: each attempt looks the name up, and goes to one of the addresses that were checked. */
export const layer = ({ timeLimit = 15_000, ...rules }: Options): Layer.Layer<WebhookSender> =>
  Layer.succeed(WebhookSender, {
    admits: (url) => Effect.promise(() => isAdmitted(new URL(url), rules)),
    // Without a span of its own: the address would be in its error.
    send: (message) =>
      Effect.promise(async (interrupted) => {
        const limit = AbortSignal.timeout(timeLimit)
        const signal = AbortSignal.any([interrupted, limit])
        return await guardedRequest(new URL(message.url), askedOf(message), rules, signal, answerTo(message)).catch(
          (cause: unknown) =>
            failed(cause instanceof DialRefused ? "inside" : limit.aborted ? "too-slow" : "not-reached"),
        )
      }),
  })

const failed = (fault: Fault): ReceivedAnswer => ({ status: null, fault, answer: "", wait: null })

const answerTo = ({ at }: SentMessage) => async (answer: IncomingMessage): Promise<ReceivedAnswer> => {
  const status = answer.statusCode ?? 0
  const asked = answer.headers["retry-after"]
  const headers = new Headers(asked === undefined ? {} : { "retry-after": asked })
  const wait = retryAfterOf(headers, at.epochMilliseconds)
  // What it says is of no use to us: an answer that breaks off is as good as its status.
  const beginning = await beginningOf(answer, answerLength).catch(() => "")
  return { status, fault: faultOf(status), answer: beginning, wait }
}

const faultOf = (status: number): Fault | null =>
  status >= 200 && status < 300 ? null : status >= 300 && status < 400 ? "redirect" : "status"

const askedOf = ({ id, at, body, secrets }: SentMessage): Asked => {
  const timestamp = Math.floor(at.epochMilliseconds / 1000)
  return {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": signaturesOf(secrets, { id, timestamp, body }),
    },
  }
}
