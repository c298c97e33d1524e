import type { Style } from "#domain/account/summary-style.ts"

/** A style on one line. */
export const styleLine = (style: Style | null): string => {
  if (style === null) return "Summaries are written without wishes."
  const { enabled, lengthPreference, focusArea, customInstructions } = style
  const wishes = [
    `length ${lengthPreference}`,
    ...(focusArea === "" ? [] : [`focus "${focusArea}"`]),
    ...(customInstructions === "" ? [] : [`instructions "${customInstructions}"`]),
  ]
  return `${enabled ? "Summaries are written with" : "Switched off:"} ${wishes.join(", ")}`
}
