const marks: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ["„", "“"],
  es: ["«", "»"],
  fr: ["«\u00A0", "\u00A0»"],
  ja: ["「", "」"],
}

/** Words of the conversation in the quotation marks of their language. */
export const quoted = (text: string, language: string): string => {
  const [before, after] = marks[language] ?? ["“", "”"]
  return `${before}${text}${after}`
}

/** The same after a text, in brackets, without its full stop. */
export const bracketed = (text: string, language: string): string => {
  const open = text.replace(/[.…。]$/u, "")
  return language === "zh" || language === "ja" ? `（${open}）` : ` (${quoted(open, language)})`
}
