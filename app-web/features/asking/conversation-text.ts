import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { clock } from "#web/lib/format.ts"
import { textsOf } from "#web/lib/text.ts"
import type { LibraryTurn } from "./library/library-turns.ts"
import { gapAfter, isList, type Sentence, type Turn } from "./turns.ts"

const { t } = textsOf("asking")

const placeOf = ({ begin, speaker }: Sentence): string =>
  [speakerName(speaker, t), begin === null ? "" : clock(begin)].filter(Boolean).join(", ")

/** An answer with its numbers, what is not verified marked, and below it the place and the words behind each. */
export const answerText = ({ sentences }: Pick<Turn, "sentences">): string => {
  const items = isList(sentences)
  const body = sentences.map(({ text: written, number, supported }) => {
    const gap = gapAfter(written)
    const text = supported ? written : `${written}${gap}(${t("ask.unverified")})`
    const sentence = number === null ? text + gap : `${text}${gap}[${number}]${gap}`
    return items ? `- ${sentence.trimEnd()}\n` : sentence
  }).join("").trimEnd()
  const places = new Map(
    sentences.flatMap((one) =>
      one.number === null ? [] : [[one.number, `[${one.number}] ${placeOf(one)}${quoted(one.quote)}`] as const]
    ),
  )
  return [body, ...places.values()].join("\n\n")
}

const quoted = (quote: string | null): string => quote === null ? "" : `: “${quote}”`

/** A whole conversation as Markdown. */
export const conversationText = (title: string, turns: ReadonlyArray<Turn>): string =>
  [`# ${title}`, ...turns.map((turn) => `## ${turn.question}\n\n${answerText(turn)}`)].join("\n\n").trim() + "\n"

/** An answer from several files, each under its title. */
export const libraryAnswerText = ({ files }: Pick<LibraryTurn, "files">): string =>
  files.map((file) => `### ${file.title}\n\n${answerText(file)}`).join("\n\n")

/** All questions about the library as Markdown. */
export const libraryConversationText = (title: string, turns: ReadonlyArray<LibraryTurn>): string =>
  [`# ${title}`, ...turns.map((turn) => `## ${turn.question}\n\n${libraryAnswerText(turn)}`)].join("\n\n").trim() + "\n"

/** Saves a text as a file. */
export const saveText = (name: string, text: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/markdown" }))
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, " ").trim() || "conversation"}.md`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
