/** Whether two people would say that it is the same sentence: without case, marks and accents. */
export const isSameSentence = (one: string, other: string): boolean => plain(one) === plain(other)

const plain = (text: string): string =>
  text.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "").replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()
