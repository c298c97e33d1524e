/** Where a text is cut after at most so many characters: not within an emoji, half of which is no text. */
export const cutAt = (text: string, most: number): number => {
  const isWithin = most < text.length && /[\uD800-\uDBFF]/.test(text.charAt(most - 1))
  return Math.min(text.length, isWithin ? most - 1 : most)
}
