import { titleOfText } from "../../task/title.ts"
import { dialogueOf } from "../../transcript/dialogue.ts"

const begins = 5000
/** Characters after which the title does not go on to the next speaker, of whom only the name may fit. */
const enough = 20

/** By what the text says first, without the times and numbers of subtitles and chats, or the signs of a heading. */
export const titleOfPasted = (text: string): string => {
  const heading = /^\s*#{1,6} +(.+)/.exec(text)?.[1]
  const turns = dialogueOf(text.slice(0, begins))?.filter(({ name, begin }) => name !== null || begin !== null) ?? []
  let said = ""
  for (const turn of turns) {
    if (turn.name !== null && said.length >= enough) break
    said += turn.name === null ? ` ${turn.text}` : ` ${turn.name}: ${turn.text}`
  }
  return titleOfText(heading ?? (said === "" ? text : said))
}
