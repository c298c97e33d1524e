import type { QuizRequest } from "#domain/review/quiz-maker.port.ts"
import type { Prompt } from "./analysis-prompt.ts"
import { material, numberedLines, quoted } from "./answer-prompt.ts"
import { windowsOf } from "./transcript-lines.ts"

/** The prompt for review questions about one part of the text; null if there is nothing to read. */
export const quizPrompt = ({ transcript, kinds, count, seed }: QuizRequest, windowSize: number): Prompt | null => {
  const blank = new Set(transcript.lines.filter(({ text }) => text.trim() === "").map(({ id }) => id))
  const numbered = numberedLines(transcript).filter(({ id }) => !blank.has(id)).map(({ line }) => line)
  const windows = windowsOf(numbered, windowSize)
  const window = windows[seed % Math.max(1, windows.length)]
  if (window === undefined || count === 0) return null
  return {
    system: `${role}\n${material}\n${rules}`,
    user: [
      quoted([window]),
      `Write at most ${count} questions, only of these kinds, in turn: ${
        kinds.join(", ")
      }. Fewer if there are no more good ones.`,
    ].join("\n\n"),
  }
}

const role =
  "You write questions that test what a listener remembers of one recording or text, from its numbered lines."

const rules =
  `- Ask about what matters: decisions, numbers, dates, names, reasons. Each question stands alone and about another fact.
- "lines": the numbers of the lines that a question rests on. "quote": the passage copied letter by letter from them
  that has the answer, and the numbers, dates, names and negations of the question: otherwise it is not asked.
- Write in the language of the lines. No headings, links or pictures.
- singleChoice: "text" is the question, "options" four short answers of one kind, "answers" the right one. It is copied
  letter by letter from the lines; the other three are not said there. The question does not contain it.
- multipleChoice: "text" is the question, "options" four, "answers" all right ones, copied letter by letter from the lines.
- trueFalse: "text" is a statement, "options" is empty, "answers" is ["true"] or ["false"]. A true statement is copied
  letter by letter; a false one differs in one fact, and never by "not".
- comprehensive: "text" is a question, "options" is empty, "answers" is one answer copied letter by letter from the lines.`
