import { sentencesOf } from "#adapters/system/intl/sentences.ts"

/** Repairs punctuation that apertium gets wrong: spaces before full stops, and Spanish questions without “¿”. */
export const punctuated = (text: string, target: string): string => {
  const plain = text.replaceAll(/ +(?=[.,](?:\s|$))/g, "")
  return target.startsWith("es") ? sentencesOf(plain, "es").map((sentence) => opened(sentence)).join("") : plain
}

const opened = (sentence: string): string => {
  const close = /[?!](?=["”»’)]*\s*$)/.exec(sentence)?.[0]
  const open = close === "?" ? "¿" : "¡"
  return close === undefined || /[¿¡]/.test(sentence) ? sentence : sentence.replace(/[\p{L}\p{N}]/u, `${open}$&`)
}
