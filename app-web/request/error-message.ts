import { TRPCClientError } from "@trpc/client"
import { Offline, RequestFailed, SessionEnded } from "./failures.ts"
import { refusalText } from "./refusal-text.ts"
import { readRefusal, type Refusal } from "./refusal.ts"
import { t } from "./texts.ts"

/** What to tell the reader about a failed call, in their language. */
export const errorMessage = (error: unknown): string => {
  const cause = error instanceof TRPCClientError ? error.cause : error
  if (cause instanceof Offline) return t("failure.offline")
  if (cause instanceof SessionEnded) return t("failure.sessionEnded")
  const refusal = refusalOf(error)
  if (refusal !== null) return refusalText(refusal)
  const isFromServer = error instanceof RequestFailed && error.code > 0 && error.code < 500
  return isFromServer && error.message !== "" ? error.message : t("failure")
}

/** The refusal in a failed call, from tRPC or REST. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof RequestFailed || error instanceof TRPCClientError ? readRefusal(error.data, error.message) : null

/** The stable code of a refusal. */
export const errorCode = (error: unknown): string | null => refusalOf(error)?.code ?? null
