/** The index at which to cut a text after at most `most` UTF-16 units, without splitting a surrogate pair. */
export const cutAt = (text: string, most: number): number => {
  const isWithin = most < text.length && /[\uD800-\uDBFF]/.test(text.charAt(most - 1))
  return Math.min(text.length, isWithin ? most - 1 : most)
}
