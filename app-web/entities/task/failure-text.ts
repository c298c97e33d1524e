import { knownText } from "#web/request/known-text.ts"
import { t } from "#web/request/texts.ts"

interface Failing {
  /** The code of a refusal, with its reason if it has one: `MediaUnreadable:no-sound`. */
  readonly error_code: string | null
  readonly error_message: string | null
}

/**
 * Why a task failed, in the reader's language, or in the server's words if we have no text. A reason may read
 * differently when it stopped a task than when it refuses a request.
 */
export const failureText = ({ error_code, error_message }: Failing): string => {
  const [code = "", reason = null] = error_code?.split(":") ?? []
  const keys = [`stopped.${code}.${reason ?? ""}`, `stopped.${code}`, `reason.${reason ?? ""}`, `refusal.${code}`]
  const text = keys.map((key) => knownText(key)).find((known) => known !== null)
  return text ?? error_message ?? t("failure")
}

/** Whether someone stopped it on purpose. */
export const isCancelled = ({ error_code }: Pick<Failing, "error_code">): boolean => error_code === "TaskCancelled"

/** What is wrong with the file itself: no speech was found in it, or it cannot be read, which another format may fix. */
const faults: Readonly<Record<string, "content" | "format">> = {
  "MediaUnreadable:empty": "content",
  "MediaUnreadable:no-sound": "content",
  "MediaUnreadable:too-short": "content",
  "MediaUnreadable:not-media": "format",
  "MediaUnreadable:damaged": "format",
  "MediaUnreadable:cut-off": "format",
  "MediaUnreadable:protected": "format",
  "MediaUnreadable:points-elsewhere": "format",
}

/** The fault of the file for which another try would fail just the same; null if it may succeed. */
export const faultOf = ({ error_code }: Pick<Failing, "error_code">): "content" | "format" | null =>
  faults[error_code ?? ""] ?? null
