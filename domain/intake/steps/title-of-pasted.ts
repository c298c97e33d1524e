import { maxTitleOfText, titleOfText } from "../../task/title.ts"
import { dialogueOf } from "../dialogue/dialogue.ts"
import { mailSubject } from "../dialogue/mail-thread.ts"

const begins = 5000
/** A title of this length does not go on to the next speaker: often only the name would fit. */
const enough = 20

/** A first line that stands alone and is no sentence: what the text is about. */
const headingOf = (text: string): string | null => {
  const line = /^\s*(\S[^\r\n]*)(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/.exec(text)?.[1]?.trim() ?? ""
  const isLong = line.length >= enough && Array.from(line).length <= maxTitleOfText
  return isLong && !/[\p{Sentence_Terminal},;:、，；：]$/u.test(line) ? line : null
}

/** The beginning of what is said, without the times and numbers of subtitles and chats or the marks of a heading. */
export const titleOfPasted = (text: string): string => {
  const heading = mailSubject(text.slice(0, begins).split(/\r\n|\r|\n/)) ?? /^\s*#{1,6} +(.+)/.exec(text)?.[1]
  const turns = dialogueOf(text.slice(0, begins))?.filter(({ name, begin }) => name !== null || begin !== null) ?? []
  let said = ""
  for (const turn of turns) {
    if (turn.name !== null && said.length >= enough) break
    said += turn.name === null ? ` ${turn.text}` : ` ${turn.name}: ${turn.text}`
  }
  return titleOfText(heading ?? (said === "" ? headingOf(text.slice(0, begins)) ?? text : said))
}
