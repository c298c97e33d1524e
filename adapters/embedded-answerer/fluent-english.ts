const spelled = /\b(?:\p{L}_)+\p{L}?\b/gu
const fillers = /\b(?:u+h+m*|u+m+|e+r+m*|m+h*m+|h+m+|mm[- ]hmm|uh[- ]huh|you know|i mean)\b[,.]?\s*/gi
const numbers = "(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|double)"
const repeated = new RegExp(`\\b(?!${numbers}\\b)(\\p{L}+(?:['’]\\p{L}+)?(?: \\p{L}+)?)[,—-]* \\1\\b(?!['’])`, "giu")
const blanks = /\s{2,}/g

/** What a speaker means to say: without hesitations and false starts, and with spelled letters as a word. */
export const fluentEnglish = (text: string): string =>
  text.replaceAll(spelled, (letters) => letters.replaceAll("_", "")).replaceAll(fillers, "")
    .replaceAll(repeated, "$1").replaceAll(blanks, " ").trim()
