import type { Moment } from "#domain/asking/message.ts"
import type { WholeAnswer } from "#domain/asking/whole-answer.ts"
import { clock } from "./clock.ts"

/** Where something was said: "03:07, Ann"; text has no times. */
export const whereOf = ({ begin, speaker }: Pick<Moment, "begin" | "speaker">): string =>
  [begin === null ? null : clock(begin), speaker].filter((part) => part !== null).join(", ")

/** What an answer comes to, unless it was answered. */
export const verdictLine = ({ verdict }: Pick<WholeAnswer, "verdict">): string | null =>
  ({
    answered: null,
    unsure: "Not sure that this answers the question.",
    notSaid: "Not said in this content.",
  })[verdict]

/** Each sentence with where it was said; what the lines do not support is marked. */
export const answerText = (answer: WholeAnswer): string =>
  [
    ...answer.sentences.map((one) => {
      if (!one.supported) return `[not supported] ${one.text}`
      const where = whereOf(one)
      return where === "" ? one.text : `${one.text} [${where}]`
    }),
    verdictLine(answer),
    ...closestLines(answer),
    `(answered by ${answer.engine})`,
  ].filter((line) => line !== null).join("\n")

export const closestLines = ({ verdict, closest }: Pick<WholeAnswer, "verdict" | "closest">): ReadonlyArray<string> =>
  verdict === "answered" || closest.length === 0
    ? []
    : ["Closest moments:", ...closest.map((moment) => `- ${[whereOf(moment), moment.text].filter(Boolean).join(": ")}`)]
