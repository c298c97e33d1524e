import { TRPCClientError } from "@trpc/client"
import { Offline, RequestFailed, SessionEnded } from "./failures.ts"
import { isTextKey, t } from "./texts.ts"

/** Refusals whose own message says more than ours: it names the file, the field or the rule. */
const specific = new Set(["FileUnusable", "IntakeRefused", "FileTooLarge", "MalformedRequest"])

/** What to tell the reader about a failed call, in their language. */
export const errorMessage = (error: unknown): string => {
  const cause = error instanceof TRPCClientError ? error.cause : error
  if (cause instanceof Offline) return t("failure.offline")
  if (cause instanceof SessionEnded) return t("failure.sessionEnded")
  const code = errorCode(error)
  const key = `refusal.${code ?? ""}`
  if (isTextKey(key) && !specific.has(code ?? "")) return t(key)
  const isFromServer = code !== null || (error instanceof RequestFailed && error.code > 0 && error.code < 500)
  return isFromServer && error instanceof Error && error.message !== "" ? error.message : t("failure")
}

/** The stable code of a refusal, from tRPC or REST. */
export const errorCode = (error: unknown): string | null => {
  if (error instanceof RequestFailed) return error.errorCode
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  return typeof data === "object" && data !== null && "error_code" in data && typeof data.error_code === "string"
    ? data.error_code
    : null
}
