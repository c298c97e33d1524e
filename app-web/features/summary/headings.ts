/** The headings of a summary, in order, as they are read: without marks of Markdown. */
export const headingsOf = (markdown: string): ReadonlyArray<string> =>
  [...withoutCode(markdown).matchAll(/^#{1,3} +(.+?) *#*$/gm)].map(([, text = ""]) => plain(text))

const withoutCode = (markdown: string): string => markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, "")

const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/(?<!\\)[*_`~]+/g, "")
    .replaceAll(/\\([\\`*_[\]<>|~&@#+=.()-])/g, "$1")
    .trim()
