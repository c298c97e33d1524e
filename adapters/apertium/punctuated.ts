import { sentencesOf } from "#adapters/intl/sentences.ts"

/** A translation with the signs that rules forget: no blank before a point, and Spanish questions that open as they close. */
export const punctuated = (text: string, target: string): string => {
  const plain = text.replaceAll(/ +(?=[.,](?:\s|$))/g, "")
  return target.startsWith("es") ? sentencesOf(plain, "es").map((sentence) => opened(sentence)).join("") : plain
}

const opened = (sentence: string): string => {
  const close = /[?!](?=["”»’)]*\s*$)/.exec(sentence)?.[0]
  const open = close === "?" ? "¿" : "¡"
  return close === undefined || /[¿¡]/.test(sentence) ? sentence : sentence.replace(/[\p{L}\p{N}]/u, `${open}$&`)
}
