/** The noises of speech, and words that only fill a pause. */
const noises: Readonly<Record<string, string>> = {
  de: "äh+m?|ähm+|öh+m?|hm+",
  fr: "euh+|heu+|hum+|hein",
  es: "eh+|em+|ehm+|mmm*",
  pt: "hum+|é+h|ahn|hã",
  ja: "えーっと|えーと|えっと|ええと|えー|あのー|あのう|うーん",
  ko: "음+|어+|그+음",
}

const patterns = new Map(
  Object.entries(noises).map(([code, words]) => [
    code,
    new RegExp(
      /[ぁ-ん]/u.test(words)
        ? String.raw`(?:${words})[、,…]?\s*`
        : String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])[,.…]*\s*`,
      "giu",
    ),
  ]),
)

/** A sentence without them, unless it is nothing else. */
export const withoutHesitations = (text: string, code: string): string => {
  const pattern = patterns.get(code)
  const fluent = pattern === undefined ? text : text.replaceAll(pattern, "").replace(/^[,、]\s*/u, "").trim()
  return /[\p{L}\p{N}]/u.test(fluent) ? fluent : text
}
