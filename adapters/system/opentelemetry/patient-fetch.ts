import { Effect, Layer } from "effect"
import { FetchHttpClient } from "effect/http"

/**
 * Waits for a receiver this long and no longer, and follows it nowhere. That it cannot be reached is said once, and so is its
 * return.
 */
export const patientFetch = (timeout: number): Layer.Layer<never> =>
  Layer.effect(
    FetchHttpClient.Fetch,
    Effect.map(Effect.context(), (context) => {
      const log = Effect.runForkWith(context)
      let isAway = false
      const noted = (reason: string | null): void => {
        const wasAway = isAway
        isAway = reason !== null
        if (isAway === wasAway) return
        log(
          isAway
            ? Effect.logWarning("Telemetry is not received", { reason })
            : Effect.logInfo("Telemetry is received again"),
        )
      }
      return async (input, init) => {
        const limit = AbortSignal.timeout(timeout)
        const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
        try {
          const response = await fetch(input, { ...init, signal, redirect: "error" })
          noted(response.ok ? null : `HTTP-${response.status}`)
          return response
        } catch (cause) {
          noted(limit.aborted ? "timeout" : "unreachable")
          throw cause
        }
      }
    }),
  )
