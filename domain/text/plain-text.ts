const maxLength = 300

const inline = new RegExp(
  [
    /\\([!-/:-@[-`{-~])/,
    /!?\[((?:\\.|[^\\[\]])*)\]\(([^()]*)\)/,
    /`+([^`]*)`+/,
    /<\/?[a-z][^<>]*>|<!--[^<>]*-->/,
    /\*+(?=\S)|(?<=\S)\*+|~~|(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/u,
    /&(amp|lt|gt|quot|nbsp|#39);/,
  ].map((part) => part.source).join("|"),
  "giu",
)

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" }
const timeTarget = /^#(?:t=\d{1,8}|line=\S+)$/

/** A line of Markdown as plain text: no syntax, no HTML, links as their text, links to times dropped. At most 300 characters. */
export const plainText = (markdown: string): string => {
  const text = unmarked(markdown).replaceAll(/\s+/g, " ").trim()
  return text.length > maxLength ? `${Array.from(text).slice(0, maxLength - 1).join("")}…` : text
}

/** The offset of the first link to a time in milliseconds, or null. */
export const anchorIn = (markdown: string): number | null => {
  const seconds = /\]\(#t=(\d{1,8})\)/.exec(markdown)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}

/** Like `plainText`, but with spaces as they are and of any length. */
export const unmarked = (markdown: string): string =>
  markdown.replaceAll(
    inline,
    (_, escaped?: string, words?: string, target?: string, code?: string, entity?: string): string => {
      if (words !== undefined) return timeTarget.test(target?.trim() ?? "") ? "" : unmarked(words)
      return escaped ?? code ?? (entity === undefined ? "" : signs[entity.toLowerCase()] ?? "")
    },
  )
