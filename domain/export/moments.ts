const link = /[ \t]?\[([^[\]]*)\]\(#t=\d{1,8}\)/g

/** A summary without the links to its moments. */
export const withoutMoments = (markdown: string): string => markdown.replaceAll(link, "")

/** A summary to be read elsewhere: its moments are words, since nothing is there that could play them. */
export const momentsAsWords = (markdown: string): string =>
  markdown.replaceAll(link, (whole, words: string) => `${/^\s/.test(whole) ? " " : ""}(${words})`)
