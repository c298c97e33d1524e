import { errorCode } from "#web/request/error-message.ts"
import { Offline, SessionEnded, TimedOut } from "#web/request/failures.ts"
import { TRPCClientError } from "@trpc/client"

/** What is wrong with a subscription that could not be shown: it is not there, what came cannot be read, or anything else. Null if nothing came. */
export const problemOf = (error: unknown): "notFound" | "invalid" | "abnormal" | null => {
  const isCall = error instanceof TRPCClientError
  const cause = isCall ? error.cause : error
  if (cause instanceof Offline || cause instanceof TimedOut || cause instanceof SessionEnded) return null
  const code = errorCode(error)
  if (code === "NoSubscription" || code === "UserNotFound") return "notFound"
  const response = isCall ? error.meta?.["response"] : undefined
  const isAnswered = cause instanceof SyntaxError || (response instanceof Response && response.ok)
  return code === null && isAnswered ? "invalid" : "abnormal"
}
