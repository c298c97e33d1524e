import { TRPCClientError } from "@trpc/client"
import { Offline, RequestFailed, SessionEnded, TimedOut } from "./failures.ts"
import { refusalText } from "./refusal-text.ts"
import { readRefusal, type Refusal } from "./refusal.ts"
import { t } from "./texts.ts"

/** What the reader wanted, for a call that fails for no reason they could know. */
export type Attempt =
  | "list"
  | "details"
  | "status"
  | "summary"
  | "speaker"
  | "title"
  | "download"
  | "folderCreate"
  | "folderRename"
  | "folderDelete"
  | "move"
  | "share"
  | "shareLink"
  | "ask"

/** What to tell the reader about a failed call, in their language: the reason if known, or else what did not work. */
export const errorMessage = (error: unknown, attempt?: Attempt): string =>
  messageOr(error, attempt === undefined ? t("failure") : t(`attempt.${attempt}`))

/** The same, where a feature has its own text for what did not work. */
export const messageOr = (error: unknown, unexplained: string): string => {
  const cause = error instanceof TRPCClientError ? error.cause : error
  if (cause instanceof Offline) return t("failure.notSent")
  if (cause instanceof TimedOut) return t("failure.timedOut")
  if (cause instanceof SessionEnded) return t("failure.sessionEnded")
  const refusal = refusalOf(error)
  if (refusal !== null && refusal.code !== "InternalError") return refusalText(refusal)
  const isFromServer = error instanceof RequestFailed && error.code > 0 && error.code < 500
  return isFromServer && error.message !== "" ? error.message : unexplained
}

/** The refusal in a failed call, from tRPC or REST. */
export const refusalOf = (error: unknown): Refusal | null =>
  error instanceof RequestFailed || error instanceof TRPCClientError ? readRefusal(error.data, error.message) : null

/** The stable code of a refusal. */
export const errorCode = (error: unknown): string | null => refusalOf(error)?.code ?? null
