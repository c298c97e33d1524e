import { stammer } from "#adapters/system/intl/english-stammer.ts"

const fillers = /(?<![\p{L}'’-])(?:u+m+|u+h+|e+rm?|h+m+)(?![\p{L}'’-])[,.…]*\s*/giu
/** "De de la casa": stammering, which rules translate word by word. Not what may be meant: a letter, a number, a name. */
const otherStammer = /(?<!\p{L})(el|la|los|las|de|que|en)(?:,?\s+\1(?!\p{L}))+/giu

/** A spoken line without fillers; unchanged if nothing would be left. */
export const withoutFillers = (text: string, source: string): string => {
  const spoken = source.startsWith("en") ? text.replaceAll(fillers, "") : text
  const plain = (source.startsWith("en") ? spoken.replaceAll(stammer, "$1$2") : spoken.replaceAll(otherStammer, "$1"))
    .trim()
  return /\p{L}/u.test(plain) ? plain : text
}
