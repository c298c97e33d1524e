import { clock } from "#web/lib/format.ts"
import type { Sentence, Turn } from "./turns.ts"

const placeOf = ({ begin, speaker }: Sentence): string =>
  [speaker ?? "", begin === null ? "" : clock(begin)].filter(Boolean).join(", ")

/** An answer with its numbers, and below it the place and the words behind each. */
export const answerText = ({ sentences }: Turn): string => {
  const supported = sentences.filter((one) => one.supported)
  const body = supported.map(({ text, number }) => number === null ? text : `${text} [${number}]`).join(" ")
  const places = new Map(
    supported.flatMap((one) =>
      one.number === null ? [] : [[one.number, `[${one.number}] ${placeOf(one)}${quoted(one.quote)}`] as const]
    ),
  )
  return [body, ...places.values()].join("\n\n")
}

const quoted = (quote: string | null): string => quote === null ? "" : `: “${quote}”`

/** A whole conversation as Markdown. */
export const conversationText = (title: string, turns: ReadonlyArray<Turn>): string =>
  [`# ${title}`, ...turns.map((turn) => `## ${turn.question}\n\n${answerText(turn)}`)].join("\n\n").trim() + "\n"

/** Saves a text as a file. */
export const saveText = (name: string, text: string): void => {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "text/markdown" }))
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, " ").trim() || "conversation"}.md`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
