import { QuizMaker, type QuizRequest } from "#domain/review/quiz-maker.port.ts"
import type { DraftQuestion, QuestionKind } from "#domain/review/quiz-question.ts"
import type { Line } from "#domain/transcript/transcript.ts"
import { Layer, Stream } from "effect"

const lastWord = /[\p{L}\p{N}]+(?=\P{L}*$)/u

/** One question about a line, whose last word is what is asked for. */
export const questionAbout = ({ id, text }: Pick<Line, "id" | "text">, kind: QuestionKind): DraftQuestion => {
  const word = lastWord.exec(text)?.[0] ?? text
  const quoted = [{ segments: [id], quote: text }]
  const about = { kind, text: text.replace(lastWord, "_____"), options: [], required: [], quoted }
  switch (kind) {
    case "comprehensive":
      return { ...about, answer: word, required: [word] }
    case "trueFalse":
      return { ...about, text, answer: "true" }
    case "singleChoice":
      return { ...about, options: ["mushrooms", word], answer: "B" }
    case "multipleChoice":
      return { ...about, text: "", options: [text, "Mushrooms were eaten", word], answer: "A;C" }
  }
}

const questionsFor = ({ transcript, kinds, count }: QuizRequest): ReadonlyArray<DraftQuestion> =>
  transcript.lines.filter(({ text }) => text.trim() !== "")
    .map((line, nth) => questionAbout(line, kinds[nth % kinds.length] ?? "trueFalse"))
    .slice(0, count)

/** An honest maker for tests: a question a line, its last word being the answer. */
export const fakeQuizMaker = Layer.succeed(QuizMaker, {
  name: "fake",
  make: (request) => Stream.fromIterable(questionsFor(request)),
})
