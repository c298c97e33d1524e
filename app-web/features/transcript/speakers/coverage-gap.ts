import { textsOf, type Translate } from "#web/lib/text.ts"

const { isTextKey } = textsOf("transcript")

/** Detected speech that has no words. Times in milliseconds. */
export interface CoverageGap {
  readonly begin: number
  readonly end: number
  readonly reason: string
}

/** Why speech has no words, in the reader's language. */
export const gapReason = ({ reason }: CoverageGap, t: Translate<"transcript">): string => {
  const key = `gap.${reason}`
  return t(isTextKey(key) ? key : "gap.failed")
}
