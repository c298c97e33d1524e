import { retryAfterOf } from "#adapters/system/wire/retry-after.ts"
import { TranslatorFailed } from "#domain/translation/errors.ts"
import { Clock, Duration, Effect, Schedule, Schema } from "effect"

type Reason = TranslatorFailed["reason"]

/** How requests to a translation service are timed and repeated. */
export interface Patience {
  readonly requestTimeout: Duration.Input
  readonly retries: number
  readonly firstPause: Duration.Input
}

export const patient: Patience = { requestTimeout: "1 minute", retries: 5, firstPause: "1 second" }

/** Sends JSON and decodes the answer; what may succeed later is repeated. Errors hold neither keys nor content. */
export const remoteCall = <A>(
  patience: Patience,
  answer: Schema.ConstraintDecoder<A>,
  address: string,
  request: RequestInit,
): Effect.Effect<A, TranslatorFailed> =>
  Effect.tryPromise({
    try: (signal) => fetch(address, { ...request, signal, redirect: "error" }),
    catch: () => failed("remote-error", "the connection failed"),
  }).pipe(
    Effect.flatMap((response) =>
      response.ok
        ? jsonOf(response)
        : Effect.flatMap(Clock.currentTimeMillis, (now) => Effect.fail(refused(response, now)))
    ),
    Effect.flatMap((body) =>
      Schema.decodeUnknownEffect(answer)(body).pipe(
        Effect.mapError(() => failed("unreadable-answer", "the answer does not have the promised shape")),
      )
    ),
    Effect.timeoutOrElse({
      duration: patience.requestTimeout,
      orElse: () => Effect.fail(failed("timed-out", "no answer in time")),
    }),
    Effect.retry({
      schedule: pauses(patience),
      times: patience.retries,
      while: ({ reason, detail, retryAfter = 0 }) =>
        reason !== "refused-key" && !detail.includes("quota") && retryAfter <= longestPause,
    }),
  )

/** The job waits for a service that asks for more than this, in milliseconds, and not the worker. */
const longestPause = 60_000

const pauses = ({ firstPause }: Patience) =>
  Schedule.exponential(firstPause).pipe(
    Schedule.jittered,
    Schedule.setInputType<TranslatorFailed>(),
    Schedule.modifyDelay(({ duration, input }) =>
      Effect.succeed(Duration.max(duration, Duration.millis(input.retryAfter ?? 0)))
    ),
  )

const jsonOf = (response: Response): Effect.Effect<unknown, TranslatorFailed> =>
  Effect.tryPromise({
    try: (): Promise<unknown> => response.json(),
    catch: () => failed("unreadable-answer", "not JSON"),
  })

/** 456 is DeepL's answer when the characters of the month are used up. */
const refused = ({ status, headers }: Response, now: number): TranslatorFailed => {
  if (status === 401 || status === 403) return failed("refused-key", `HTTP ${status}`)
  if (status === 456) return failed("rate-limited", "HTTP 456: the quota is used up")
  if (status !== 429) return failed("remote-error", `HTTP ${status}`)
  const retryAfter = retryAfterOf(headers, now)
  return new TranslatorFailed({
    reason: "rate-limited",
    detail: "HTTP 429",
    ...(retryAfter !== null && { retryAfter }),
  })
}

const failed = (reason: Reason, detail: string): TranslatorFailed => new TranslatorFailed({ reason, detail })
