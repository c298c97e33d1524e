import type { Language } from "./language.ts"

/** How much of a figure a sentence holds: money, shares and spans count more than bare numbers. From 0 to 1. */
export const figureIn = (text: string, { questions: { signs } }: Language): number => {
  if (/[$£€¥]\s?\d|\d\s?[$£€¥%]/.test(text) || signs.money?.test(text) === true) return 1
  if (/\d{3,}/.test(text)) return 0.8
  if (signs.number?.test(text) !== true) return 0
  return signs.duration?.test(text) === true && /\d|\p{L}{3,}/u.test(text) ? 0.6 : 0.3
}
