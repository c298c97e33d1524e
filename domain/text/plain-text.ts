const longest = 300

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
const moment = /^#t=(\d{1,8})$/

/** What a line of markdown reads like: no marks, no HTML, links as their words, links to moments left out. */
export const plainText = (markdown: string): string => {
  const text = unmarked(markdown).replaceAll(/\s+/g, " ").trim()
  return text.length > longest ? `${Array.from(text).slice(0, longest - 1).join("")}…` : text
}

/** Milliseconds of the first link to a moment, or null. */
export const anchorIn = (markdown: string): number | null => {
  const seconds = /\]\(#t=(\d{1,8})\)/.exec(markdown)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1000
}

/** The same, spaces as they are and however long it is; links to moments are left out. */
export const unmarked = (markdown: string): string =>
  markdown.replaceAll(
    inline,
    (_, escaped?: string, words?: string, target?: string, code?: string, entity?: string): string => {
      if (words !== undefined) return moment.test(target?.trim() ?? "") ? "" : unmarked(words)
      return escaped ?? code ?? (entity === undefined ? "" : signs[entity.toLowerCase()] ?? "")
    },
  )
