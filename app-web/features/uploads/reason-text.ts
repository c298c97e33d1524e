import type { Reason } from "#web/entities/upload/batch/upload-batch.ts"
import { isTextKey, t } from "#web/request/texts.ts"

/** Refusals whose own message names the rule that was broken. */
const specific = new Set(["IntakeRefused", "MalformedRequest"])

/** Why an upload cannot continue, in the reader's language if there is a text for it. */
export const reasonText = ({ code, detail, said }: Reason): string => {
  const [byDetail, byCode] = [`reason.${detail ?? code}`, `refusal.${code}`]
  if (isTextKey(byDetail)) return t(byDetail)
  if (isTextKey(byCode) && !specific.has(code)) return t(byCode)
  return said === "" ? t("failure") : said
}
