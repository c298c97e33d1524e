const fillers = /(?<![\p{L}'’-])(?:u+m+|u+h+|e+rm?|h+m+)(?![\p{L}'’-])[,.…]*\s*/giu
/** "I I think": stammering, which rules translate word by word. Not what may be meant: "that that", "very very". */
const stammer =
  /(?<!\p{L})(i|the|a|an|and|but|so|we|you|he|she|it|they|to|of|in|is|el|la|los|las|de|que|y|en|un|una)(?:,?\s+\1(?!\p{L}))+/giu

/** A spoken line without fillers; unchanged if nothing would be left. */
export const withoutFillers = (text: string, source: string): string => {
  const spoken = source.startsWith("en") ? text.replaceAll(fillers, "") : text
  const plain = spoken.replaceAll(stammer, "$1").trim()
  return /\p{L}/u.test(plain) ? plain : text
}
