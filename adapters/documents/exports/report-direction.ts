import type { Report } from "#domain/export/report.ts"
import { type Direction, directionOf } from "./bidi.ts"

const fromRightToLeft = /^(?:ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b/i

/** The direction of the lists and tables of a document: that of its language, or else of its text. */
export const reportDirection = ({ language, summary, transcript, title }: Report): Direction => {
  if (language !== null) return fromRightToLeft.test(language) ? "rtl" : "ltr"
  const texts = [summary ?? "", ...(transcript ?? []).map(({ text }) => text), title]
  return texts.map(directionOf).find((found) => found !== null) ?? "ltr"
}
