import { makeQuiz } from "#adapters/engines/language/embedded-answerer/quiz/make-quiz.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { anIndex } from "#tests/support/asking/an-index.ts"
import { readdir, readFile } from "node:fs/promises"
import type { Bench } from "./bench.ts"

const folder = new URL("./reviewed/", import.meta.url)
const wanted = 20
const seed = 5

/** The questions that the built-in maker finds in conversations of our own, to be read by a person. */
export const quizBench: Bench = async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".txt")).toSorted()
  const quizzes = await Promise.all(files.map(async (file) => {
    const lines = (await readFile(new URL(file, folder), "utf8")).trim().split("\n")
    return { file, questions: makeQuiz(await anIndex(lines), { kinds: questionKinds, count: wanted, seed }) }
  }))
  return {
    figures: Object.fromEntries(quizzes.map(({ file, questions }) => [
      `${file}: ${questions.length} questions of ${wanted}`,
      questions.map(({ kind, text, options, answer }) => `${kind}: ${text} ${options.join(" / ")} → ${answer}`),
    ])),
    targets: { "some questions of each": quizzes.every(({ questions }) => questions.length > 0) },
  }
}
