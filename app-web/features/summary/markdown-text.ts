/** The headings of a summary in order, without Markdown syntax. */
export const headingsOf = (markdown: string): ReadonlyArray<string> =>
  [...withoutCode(markdown).matchAll(/^#{1,3} +(.+?) *#*$/gm)].map(([, text = ""]) => plain(text))

const withoutCode = (markdown: string): string => markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, "")

const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(?<!\\)[*_`~]+/g, "")
    .replaceAll(/\\([\\`*_[\]<>|~&@#+=.()-])/g, "$1")
    .trim()

/** The second that a link in a summary points to: "#t=63" is 63. Null for any other link. */
export const secondOf = (href: string | undefined): number | null => {
  const found = /^#t=(\d+(?:\.\d+)?)$/.exec(href ?? "")?.[1]
  return found === undefined ? null : Number(found)
}
