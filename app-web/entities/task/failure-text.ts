import { isTextKey, t } from "#web/request/texts.ts"

interface Failing {
  readonly error_code: string | null
  readonly error_message: string | null
}

/** Why a task failed, in the reader's language, or in the server's words where we have no text. */
export const failureText = ({ error_code, error_message }: Failing): string => {
  const key = `refusal.${error_code ?? ""}`
  return isTextKey(key) ? t(key) : error_message ?? t("failure")
}
