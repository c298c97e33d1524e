import { TRPCClientError } from "@trpc/client"
import { Offline, RequestFailed, SessionEnded } from "./failures.ts"
import { isTextKey, t } from "./texts.ts"

/** Refusals whose own words say more than ours: they name the file, the field or the rule. */
const exact = new Set(["FileUnusable", "IntakeRefused", "FileTooLarge", "MalformedRequest"])

/** What to say about a failed call, in the reader's language. */
export const errorMessage = (error: unknown): string => {
  const cause = error instanceof TRPCClientError ? error.cause : error
  if (cause instanceof Offline) return t("failure.offline")
  if (cause instanceof SessionEnded) return t("failure.sessionEnded")
  const code = errorCode(error)
  const key = `refusal.${code ?? ""}`
  if (isTextKey(key) && !exact.has(code ?? "")) return t(key)
  const isServers = code !== null || (error instanceof RequestFailed && error.code > 0 && error.code < 500)
  return isServers && error instanceof Error && error.message !== "" ? error.message : t("failure")
}

/** The stable code of a refusal, whichever way the call went. */
export const errorCode = (error: unknown): string | null => {
  if (error instanceof RequestFailed) return error.errorCode
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  return typeof data === "object" && data !== null && "error_code" in data && typeof data.error_code === "string"
    ? data.error_code
    : null
}
