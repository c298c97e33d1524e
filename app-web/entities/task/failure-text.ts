import { isTextKey, t } from "#web/request/texts.ts"

interface Failing {
  /** The code of a refusal, with its reason where it has one: `MediaUnreadable:no-sound`. */
  readonly error_code: string | null
  readonly error_message: string | null
}

/**
 * Why a task failed, in the reader's language, or in the server's words where we have no text. What a request would be
 * refused for may read differently where it has stopped a task.
 */
export const failureText = ({ error_code, error_message }: Failing): string => {
  const [code = "", reason = null] = error_code?.split(":") ?? []
  const keys = [`stopped.${code}.${reason ?? ""}`, `stopped.${code}`, `reason.${reason ?? ""}`, `refusal.${code}`]
  const key = keys.find(isTextKey)
  return key === undefined ? error_message ?? t("failure") : t(key)
}
