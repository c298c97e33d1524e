import { isTextKey, type Translate } from "#web/lib/text.ts"
import type { Gap } from "../list/rows.ts"

/** Why speech has no words, in the reader's language. */
export const reasonOf = ({ reason }: Gap, t: Translate): string => {
  const key = `hole.${reason}`
  return t(isTextKey(key) ? key : "hole.failed")
}
