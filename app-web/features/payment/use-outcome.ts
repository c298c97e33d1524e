import { notePaymentEnded } from "#web/entities/plan/note-payment.ts"
import { refreshPlan } from "#web/entities/plan/refresh-plan.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"

/** Milliseconds between checks, growing; about a minute in total. */
const pauses = [1000, 1500, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000]

/** What has finally happened to the money. */
const ends: ReadonlySet<string> = new Set(["success", "refunded"])

/** There is no such order, or the address does not even name one: asking again finds none either. */
const isUnknown = (error: unknown): boolean =>
  ["PaymentInfoMissing", "MalformedRequest"].includes(errorCode(error) ?? "")

/** What became of the order in the address. The provider is asked until it knows, for a minute. */
export const useOutcome = () => {
  const search = new URLSearchParams(location.search)
  const [orderId, sessionId] = [search.get("order_id"), search.get("session_id")]
  const [tries, setTries] = useState(0)
  const { mutate, data, error, isPending } = trpc.billing.verifyPayment.useMutation({
    onSuccess: ({ state }) => ends.has(state) ? refreshPlan() : undefined,
  })
  const outcome = data?.state ?? "processing"
  const isDone = ends.has(outcome) || outcome === "failed" || isUnknown(error)
  useEffect(() => {
    if (isDone || tries > pauses.length) return
    const pause = tries === 0 ? 0 : pauses[tries - 1] ?? 0
    const timer = setTimeout(() => {
      setTries(tries + 1)
      mutate({ ...(orderId !== null && { order_id: orderId }), ...(sessionId !== null && { session_id: sessionId }) })
    }, pause)
    return () => clearTimeout(timer)
  }, [tries, isDone, orderId, sessionId, mutate])
  const isGivenUp = !isDone && !isPending && tries > pauses.length
  const state = outcome === "success" || outcome === "refunded"
    ? outcome
    : isUnknown(error)
    ? "unknown" as const
    : isDone || isGivenUp
    ? "failed" as const
    : "processing" as const
  useEffect(() => {
    if (state === "success") void notePaymentEnded(orderId, null)
    if (state === "failed" || state === "unknown") {
      void notePaymentEnded(orderId, state === "unknown" ? "PaymentInfoMissing" : "NotConfirmed")
    }
  }, [state, orderId])
  return { state, plan: data?.subscription.plan ?? null, again: () => setTries(0) }
}
