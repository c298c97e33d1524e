import { Clock, Duration, Effect, Schedule, Schema } from "effect"
import { type CallFailed, callFailed, timedOut, unreadable } from "./call-failed.ts"
import type { Endpoint } from "./endpoint.ts"

/**
 * Sends a request, decodes the answer and retries what may succeed later, with exponential backoff and
 * jitter that respects the service's Retry-After. Interruption aborts the request.
 */
export const call = <Answer extends Schema.ConstraintDecoder<unknown>>(
  endpoint: Endpoint,
  answer: Answer,
  request: (signal: AbortSignal) => Promise<unknown>,
): Effect.Effect<Answer["Type"], CallFailed> =>
  send(endpoint, request).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(answer)),
    Effect.catchTag("SchemaError", () => unreadable("the answer does not have the promised shape")),
    retried(endpoint),
  )

/** One request; after the time limit, or when it is interrupted, it is aborted. */
export const send = Effect.fnUntraced(function*<A>(
  endpoint: Endpoint,
  request: (signal: AbortSignal) => Promise<A>,
) {
  const now = yield* Clock.currentTimeMillis
  return yield* Effect.tryPromise({ try: (signal) => request(signal), catch: (cause) => callFailed(cause, now) })
    .pipe(Effect.timeoutOrElse({ duration: endpoint.requestTimeout, orElse: () => Effect.fail(timedOut()) }))
})

export const retried = (endpoint: Endpoint) => <A, R>(request: Effect.Effect<A, CallFailed, R>) =>
  Effect.retry(request, {
    schedule: pauses(endpoint),
    times: endpoint.retries,
    while: (failure: CallFailed) => worthRepeating(endpoint, failure),
  })

const pauses = (endpoint: Endpoint) =>
  Schedule.exponential(endpoint.firstPause).pipe(
    Schedule.jittered,
    Schedule.setInputType<CallFailed>(),
    Schedule.modifyDelay(({ duration, input }) =>
      Effect.succeed(Duration.max(duration, Duration.millis(input.retryAfter ?? 0)))
    ),
  )

const worthRepeating = (endpoint: Endpoint, failure: CallFailed): boolean =>
  failure.retry && (failure.retryAfter ?? 0) <= Duration.toMillis(endpoint.maxRetryAfter)
