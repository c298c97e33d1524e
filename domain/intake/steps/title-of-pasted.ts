import { titleOfText } from "../../task/title.ts"
import { dialogueOf } from "../../transcript/dialogue.ts"

const begins = 5000

/** By what the text says first, without the times and numbers of subtitles and chats, or the signs of a heading. */
export const titleOfPasted = (text: string): string => {
  const heading = /^\s*#{1,6} +(.+)/.exec(text)?.[1]
  const turns = dialogueOf(text.slice(0, begins))?.filter(({ name, begin }) => name !== null || begin !== null)
  const said = turns?.map((turn) => turn.name === null ? turn.text : `${turn.name}: ${turn.text}`).join("\n")
  return titleOfText(heading ?? said ?? text)
}
