import type { FileAnswer, LibraryAnswer } from "#domain/asking/library-answer.ts"
import type { AnswerSentence, Moment } from "#domain/asking/message.ts"
import type { WholeAnswer } from "#domain/asking/whole-answer.ts"
import { because } from "#domain/kernel/engine-failure.ts"
import { clock } from "./clock.ts"

/** Where something was said: "03:07, Ann"; text has no times. */
export const whereOf = ({ begin, speaker }: Pick<Moment, "begin" | "speaker">): string =>
  [begin === null ? null : clock(begin), speaker].filter((part) => part !== null).join(", ")

/** The verdict in words, unless the question was answered. */
export const verdictLine = ({ verdict }: Pick<WholeAnswer, "verdict">): string | null =>
  ({
    answered: null,
    unsure: "Not sure that this answers the question.",
    notSaid: "Not said in this content.",
  })[verdict]

/** Who answered, and why it was not the language model, or not to the end. */
export const answeredBy = ({ engine, failure }: Pick<WholeAnswer, "engine" | "failure">): string =>
  failure === null ? `(answered by ${engine})` : `(answered by ${engine}: ${because[failure]})`

/** A sentence with where it was said, marked if it is not verified. */
const sentenceLine = (one: AnswerSentence): string => {
  const where = whereOf(one)
  const text = one.supported ? one.text : `[not verified] ${one.text}`
  return where === "" ? text : `${text} [${where}]`
}

/** What one file says, under its title. */
export const fileAnswerLines = ({ title, sentences, ...ending }: FileAnswer): ReadonlyArray<string> => [
  `${title}:`,
  ...sentences.map(sentenceLine),
  ...(ending.verdict === "unsure" ? ["Not sure that this answers the question."] : []),
  ...closestLines(ending),
]

/** Where nothing was found, and who answered. */
export const libraryEndLines = (
  { nothingIn, verdict, engine, failure, found, read }: Pick<
    LibraryAnswer,
    "nothingIn" | "verdict" | "engine" | "failure" | "found" | "read"
  >,
): ReadonlyArray<string> => [
  ...(verdict === "notSaid" ? ["Not said in these files."] : []),
  ...(found > read ? [`Read the ${read} most promising of ${found} files.`] : []),
  ...(nothingIn.length === 0 ? [] : [`No answer found in: ${nothingIn.map(({ title }) => title).join(", ")}`]),
  answeredBy({ engine, failure }),
]

/** An answer from several files, file by file. */
export const libraryAnswerText = ({ files, ...ending }: LibraryAnswer): string =>
  [...files.flatMap((file) => [...fileAnswerLines(file), ""]), ...libraryEndLines(ending)].join("\n")

/** Each sentence with where it was said; what is not verified is marked. */
export const answerText = (answer: WholeAnswer): string =>
  [
    ...answer.sentences.map(sentenceLine),
    verdictLine(answer),
    ...closestLines(answer),
    answeredBy(answer),
  ].filter((line) => line !== null).join("\n")

export const closestLines = ({ verdict, closest }: Pick<WholeAnswer, "verdict" | "closest">): ReadonlyArray<string> =>
  verdict === "answered" || closest.length === 0
    ? []
    : ["Closest moments:", ...closest.map((moment) => `- ${[whereOf(moment), moment.text].filter(Boolean).join(": ")}`)]
