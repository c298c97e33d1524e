import { restart, stammer } from "#adapters/intl/english-stammer.ts"

const spelled = /\b(?:\p{L}_)+\p{L}?\b/gu
const fillers = /\b(?:u+h+m*|u+m+|e+r+m*|m+h*m+|h+m+|mm[- ]hmm|uh[- ]huh|you know|i mean)\b[,.]?\s*/gi
const blanks = /\s{2,}/g

/** What a speaker means to say: without hesitations and false starts, and with spelled letters as a word. */
export const fluentEnglish = (text: string): string =>
  text.replaceAll(spelled, (letters) => letters.replaceAll("_", "")).replaceAll(fillers, "")
    .replaceAll(stammer, "$1$2").replaceAll(restart, "$1").replaceAll(blanks, " ").trim()
