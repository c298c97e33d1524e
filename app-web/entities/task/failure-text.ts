import { isTextKey, t } from "#web/request/texts.ts"

interface Failing {
  readonly error_code: string | null
  readonly error_message: string | null
}

/** The reason of a failed task in the reader's language; a reason that has no text of ours in the server's own words. */
export const failureText = ({ error_code, error_message }: Failing): string => {
  const key = `refusal.${error_code ?? ""}`
  return isTextKey(key) ? t(key) : error_message ?? t("failure")
}
