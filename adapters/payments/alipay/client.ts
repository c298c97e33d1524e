import { PaymentRefused, PaymentUnavailable } from "#domain/billing/errors.ts"
import type { AlipaySdk, AlipaySdkCommonResult } from "alipay-sdk"
import { DateTime, Effect, Redacted } from "effect"
import { chinaTime } from "./units.ts"

export interface AlipayOptions {
  /** The application's number in Alipay's console. */
  readonly appId: string
  /** The account that receives the money: 2088… */
  readonly sellerId: string
  /** Ours, as returned by `privateKeyOf`. */
  readonly privateKey: Redacted.Redacted
  /** Alipay's, as returned by `publicKeyOf`. */
  readonly publicKey: string
  /** Where calls go, and browsers to pay. */
  readonly gateway: string
  /** Where Alipay sends its notices. */
  readonly noticeUrl: string
  /** The prefix of the plan in what the payer reads. */
  readonly brand: string
}

// Loaded on the first call: most servers never make one.
const library = Effect.promise(() => import("alipay-sdk"))

export const makeClient = Effect.fnUntraced(function*(options: AlipayOptions) {
  const { AlipaySdk: Client } = yield* library
  const { appId, gateway, privateKey, publicKey: alipayPublicKey } = options
  return new Client({ appId, privateKey: Redacted.value(privateKey), alipayPublicKey, gateway, timeout: 20_000 })
})

/**
 * One call. Its answer counts only with Alipay's signature, which the library checks only on request. Returns Alipay's
 * answer, or its error code (`ACQ.TRADE_NOT_EXIST`). The log has codes, and nothing about the trade.
 */
export const ask = Effect.fn("alipay ask")(function*(
  client: Effect.Effect<AlipaySdk>,
  method: string,
  bizContent: Readonly<Record<string, string>>,
) {
  const sdk = yield* client
  // The library writes the machine's own time, and Alipay reads China's.
  const timestamp = chinaTime(yield* DateTime.now)
  const answer = yield* Effect.tryPromise({
    try: () => sdk.exec(method, { timestamp, bizContent: { ...bizContent } }, { validateSign: true }),
    catch: codesOf,
  }).pipe(
    Effect.tapError((codes) => Effect.logWarning("Alipay failed", { method, ...codes })),
    Effect.mapError(() => new PaymentUnavailable()),
  )
  if (answer.code === "10000") return { answer, refused: null }
  const refused = String(answer["subCode"] ?? answer.code)
  if (answer.code !== "40004" || refused === "ACQ.SYSTEM_ERROR") {
    yield* Effect.logWarning("Alipay failed", { method, code: answer.code, subCode: refused })
    return yield* new PaymentUnavailable()
  }
  return { answer, refused }
})

/** Like `ask`, for calls where a refusal has no further meaning. */
export const insist = (...call: Parameters<typeof ask>) =>
  Effect.flatMap(ask(...call), ({ answer, refused }) =>
    refused === null
      ? Effect.succeed<AlipaySdkCommonResult>(answer)
      : Effect.andThen(
        Effect.logWarning("Alipay refused", { method: call[1], subCode: refused }),
        new PaymentRefused(),
      ))

/** The library's messages contain the response; its codes do not. */
const codesOf = (error: unknown) => {
  const { code, traceId, responseHttpStatus, cause }: Failed = typeof error === "object" && error !== null ? error : {}
  const reason: { readonly code?: unknown } = typeof cause === "object" && cause !== null ? cause : {}
  return { code: code ?? reason.code, traceId, status: responseHttpStatus }
}

interface Failed {
  readonly code?: string
  readonly traceId?: string
  readonly responseHttpStatus?: number
  readonly cause?: unknown
}
