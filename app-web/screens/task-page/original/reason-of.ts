import type { Gap } from "../../../features/transcript/rows.ts"
import { isTextKey, type Translate } from "../../../lib/text.ts"

/** Why speech has no words, in the reader's language. */
export const reasonOf = ({ reason }: Gap, t: Translate): string => {
  const key = `hole.${reason}`
  return t(isTextKey(key) ? key : "hole.failed")
}
