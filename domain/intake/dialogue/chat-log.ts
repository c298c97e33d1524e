import type { DialogueTurn } from "./dialogue-turn.ts"

const date = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`
const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\b\.?)?`
/** "12/03/2025, 18:04 - " on Android and "[14.03.25, 09:12:44] " on an iPhone, which marks what is not typed. */
const stamp = new RegExp(
  String.raw`^\u200E?(?:\[(?<day>${date}),? (?<at>${clock})\]|(?<day>${date}),? (?<at>${clock}) -) (?<rest>.*)$`,
  "u",
)
const sender = /^(?<who>(?:(?! - )[^:：<>]){1,60}?)[:：] ?(?<text>.*)$/u
/** The program's own words: "‎image omitted", "<Media omitted>". */
const placeholder = /^(?:\u200E|<[^<>]+>$)/u

/** A sender like this means that the text is a program’s log, not a chat. */
const level = /^(?:trace|debug|info|notice|warn|warning|error|fatal|critical)$/i

interface Message {
  readonly who: string
  readonly day: string
  readonly at: string
  readonly text: string
}

/** The messages of an exported chat, without its notices. Times are times of day; with several days, lines name the days instead. */
export const chatIn = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  const messages = messagesIn(lines)
  const days = new Set(messages.map(({ day }) => day))
  const said = messages.filter(({ text }) => text !== "" && !placeholder.test(text))
  if (said.length < 2 || said.some(({ who }) => level.test(who))) return null
  return said.flatMap(({ who, day, at, text }, index): ReadonlyArray<DialogueTurn> => {
    const turn = { name: who, begin: days.size === 1 ? timeOfDay(at) : null, text }
    const isNewDay = days.size > 1 && day !== said[index - 1]?.day
    return isNewDay ? [{ name: null, begin: null, text: day }, turn] : [turn]
  })
}

/** Lines without a stamp continue the message before them; stamped ones without a sender are notices. */
const messagesIn = (lines: ReadonlyArray<string>): ReadonlyArray<Message> => {
  const messages: Array<Message> = []
  let isNotice = true
  for (const line of lines) {
    const { day, at, rest } = stamp.exec(line)?.groups ?? {}
    const last = messages.at(-1)
    if (day !== undefined && at !== undefined) {
      const { who, text } = sender.exec(rest ?? "")?.groups ?? {}
      isNotice = who === undefined
      if (who !== undefined) messages.push({ who: who.trim(), day, at, text: text?.trim() ?? "" })
    } else if (line !== "" && last === undefined) return []
    else if (line !== "" && last !== undefined && !isNotice) {
      messages[messages.length - 1] = { ...last, text: `${last.text}\n${line}` }
    }
  }
  return messages
}

/** In milliseconds after midnight, on the twelve-hour clock if it says so. */
export const timeOfDay = (written: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = written.match(/\d+/g)?.map(Number) ?? []
  const half = /[AaPp](?=\.?\s?[Mm])/.exec(written)?.[0].toLowerCase()
  const hour = half === undefined ? hours : hours % 12 + (half === "p" ? 12 : 0)
  return ((hour * 60 + minutes) * 60 + seconds) * 1000
}
