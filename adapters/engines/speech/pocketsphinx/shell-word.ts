/** A word of a shell line, whatever is in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
