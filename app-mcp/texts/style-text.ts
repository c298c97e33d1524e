import type { Style } from "#domain/account/summary-style.ts"

/** A style on one line. */
export const styleLine = (style: Style | null): string => {
  if (style === null) return "No summary style is set."
  const { enabled, lengthPreference, focusArea, customInstructions } = style
  const wishes = [
    `length ${lengthPreference}`,
    ...(focusArea === "" ? [] : [`focus "${focusArea}"`]),
    ...(customInstructions === "" ? [] : [`instructions "${customInstructions}"`]),
  ]
  return `${enabled ? "Summaries are written with" : "Switched off:"} ${wishes.join(", ")}`
}
