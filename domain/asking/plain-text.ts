/** The longest sentence of an answer. */
const maxLength = 2000

const markup = /!?\[([^\]]*)\]\([^)]*\)/g
const tag = /<\/?[a-z][^>]*>/gi
const address = /\b(?:https?|ftp|data|javascript):\/*[^\s)>\]]+/gi

/**
 * What an answerer wrote, as text: a reader renders no picture and follows no link that a model was talked into.
 * Addresses stay only if they were said in the lines.
 */
export const plainText = (written: string, said: string): string =>
  written
    .replaceAll(markup, "$1")
    .replaceAll(tag, "")
    .replaceAll(address, (found) => said.includes(found) ? found : "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, maxLength)
    .trim()
