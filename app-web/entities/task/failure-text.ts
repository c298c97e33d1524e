import { isTextKey, t } from "#web/request/texts.ts"

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
  const key = keys.find(isTextKey)
  return key === undefined ? error_message ?? t("failure") : t(key)
}

/** Whether someone stopped it on purpose. */
export const isCancelled = ({ error_code }: Pick<Failing, "error_code">): boolean => error_code === "TaskCancelled"

/** What is wrong with the file itself. */
const faulty: ReadonlySet<string | null> = new Set(
  ["empty", "not-media", "no-sound", "damaged", "points-elsewhere", "too-short"].map((code) =>
    `MediaUnreadable:${code}`
  ),
)

/** Whether another try would read the same file with the same result. */
export const isUnreadable = ({ error_code }: Pick<Failing, "error_code">): boolean => faulty.has(error_code)
