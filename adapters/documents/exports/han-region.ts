export type HanRegion = "jp" | "kr" | "sc" | "tc"

/**
 * Whose face of a font for Chinese, Japanese and Korean a text is set in. In the Chinese ones, “, ” and ’ are as wide as
 * a character, which tears words in other languages apart.
 */
export const hanRegion = (language: string | null): HanRegion => {
  const tag = language?.toLowerCase() ?? ""
  if (tag.startsWith("ko")) return "kr"
  if (!tag.startsWith("zh")) return "jp"
  return /tw|hk|mo|hant/.test(tag) ? "tc" : "sc"
}
