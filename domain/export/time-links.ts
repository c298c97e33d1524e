const link = /[ \t]?\[([^[\]]*)\]\(#(?:t=\d{1,8}|line=[^()\s]+)\)/g

/** Removes the links to times from a summary. */
export const withoutTimeLinks = (markdown: string): string => markdown.replaceAll(link, "")

/** Replaces the links to times with their text in parentheses: outside the app nothing can play them. */
export const timeLinksAsText = (markdown: string): string =>
  markdown.replaceAll(link, (whole, words: string) => `${/^\s/.test(whole) ? " " : ""}(${words})`)
