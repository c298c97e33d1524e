/** Where a claim comes from: a second of the recording, or a line of the text. */
const citation = /^#(?:t=\d{1,8}(?:\.\d+)?|line=[\w.:-]{1,80})$/

export const isCitation = (href: unknown): href is string => typeof href === "string" && citation.test(href)

/** The offset in milliseconds that a citation points to; null for a line. */
export const offsetOf = (cite: string): number | null =>
  cite.startsWith("#t=") ? Math.round(Number(cite.slice(3)) * 1000) : null
