/**
 * A pattern whose words match in any case, while `\p{Lu}` and letters in brackets match as they stand. Modifiers (`(?-i:…)`)
 * would say the same, but V8 13.6 no longer matches them once a process has compiled a megabyte of patterns.
 */
export const anyCase = (pattern: string, flags = ""): RegExp =>
  new RegExp(pattern.replaceAll(tokens, (token) => letter.test(token) ? inBothCases(token) : token), `${flags}u`)

/** Properties, escapes, brackets and names of groups stay as they are. */
const tokens = /\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\(\?<\p{L}+>|\p{L}/gu
const letter = /^\p{L}$/u

/** Only where both are one character: "ß" has no capital of its own. */
const inBothCases = (letter: string): string => {
  const forms = new Set([letter.toLowerCase(), letter.toUpperCase()])
  return forms.size === 2 && [...forms].every((form) => form.length === letter.length)
    ? `[${[...forms].join("")}]`
    : letter
}
