import type { Word } from "#domain/recognition/speech.ts"

interface WrittenLine {
  readonly text: string
  readonly words: ReadonlyArray<Pick<Word, "text" | "spoken">>
}

/** What was said: numbers as words, where they are written in digits. */
export const spokenText = (lines: ReadonlyArray<WrittenLine>): string =>
  lines.map(({ text, words }) => words.length === 0 ? text : words.map((word) => word.spoken ?? word.text).join(" "))
    .join(" ")
