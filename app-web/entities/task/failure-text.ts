import { reasonText } from "#web/request/refusal-text.ts"
import { isTextKey, t } from "#web/request/texts.ts"

interface Failing {
  /** The code of a refusal, with its reason where it has one: `MediaUnreadable:no-sound`. */
  readonly error_code: string | null
  readonly error_message: string | null
}

/** Why a task failed, in the reader's language, or in the server's words where we have no text. */
export const failureText = ({ error_code, error_message }: Failing): string => {
  const [code = "", reason = null] = error_code?.split(":") ?? []
  const key = `refusal.${code}`
  return reasonText(reason) ?? (isTextKey(key) ? t(key) : error_message ?? t("failure"))
}
