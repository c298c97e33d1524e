/** A place in the recording (a second) or in the text (a line) that a claim rests on. */
export const isCitation = (href: string): boolean => /^#(t=\d{1,8}(\.\d+)?|line=[\w.:-]{1,80})$/.test(href)
