import { joinTexts } from "../../text/join-texts.ts"
import { chatIn, timeOfDay } from "./chat-log.ts"
import type { DialogueTurn } from "./dialogue-turn.ts"
import { mailThread } from "./mail-thread.ts"
import { questionTurns } from "./question-turns.ts"

const halfOfDay = String.raw`\s?[AaPp]\.?[Mm]\b\.?`
const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?:${halfOfDay})?`
const capitalised = String.raw`\p{Lu}[\p{L}\p{M}.'’-]*`
/** "S1", "P2", "INT1": what recognisers and researchers call people without names. */
const code = String.raw`\p{Lu}{1,3}\p{N}{1,2}`
const name = String
  .raw`(?:${code}|${capitalised}(?: (?:${capitalised}|\p{N}{1,3}|(?:of|de|da|del|della|der|den|di|do|dos|du|van|von|zu|la|le|el|al|bin|ter|y|e)(?= ))){0,4}|(?:[Ss]peaker|SPEAKER|[Ss]pk)[ _]?\p{N}{1,3}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{1,8}(?: ?\p{N}{1,2})?)(?: \([^()\d][^()]{0,23}\))?`

/** "[00:12] Ann: text" and "00:12 Ann: text". */
const timedLine = new RegExp(
  String.raw`^[[(]?(?<at>${time})[\])]?\s*[-–|]?\s*(?<who>${name})\s*(?::\s+|：\s*)(?<text>\S.*)$`,
  "u",
)
/** "Ann: text" and "Ann (00:12): text". */
const plainLine = new RegExp(
  String.raw`^(?<who>${name})(?:\s*[[(](?<at>${time})[\])])?\s*(?::\s+|：\s*)(?<text>\S.*)$`,
  "u",
)
/** Where every line begins with a name, a name may be spelled in any way. */
const anyName = /^(?<who>[\p{L}\p{N}][^:：]{0,39})(?::\s+|：\s*)(?<text>\S.*)$/u
/** "Ann 0:12", "[Ann] 00:00:12" and "[00:12] Ann", alone above what is said. */
const head = new RegExp(
  String.raw`^\**\[?(?<who>${name}|${capitalised}, ${capitalised})\]?\**\s+[[(]?(?<at>${time})[\])]?$`,
  "u",
)
const headByTime = new RegExp(String.raw`^[[(]?(?<at>${time})[\])]?\s+[-–]?\s*(?<who>${name}):?$`, "u")
/** "ann  10:02 AM", as copied from chat programs. */
const handleHead = new RegExp(String.raw`^(?<who>[a-z][\w.-]{1,30})\s+(?<at>\d{1,2}:\d{2}${halfOfDay})$`, "u")
/** "[10:02] <ann> text" */
const ircLine = new RegExp(String.raw`^\[?(?<at>${time})\]?\s+<[@+]?(?<who>[^<>\s]{1,30})>\s+(?<text>\S.*)$`, "u")
/** "[01:00] And then …": without brackets it may be a timetable. */
const momentLine = new RegExp(String.raw`^[[(](?<at>${time})[\])]\s*[-–|]?\s*(?<text>\S.*)?$`, "u")
const cueTime = new RegExp(String.raw`^(?<at>${time})\s+-->\s+(?<until>${time})`)

/** Words before a colon that name no one. April, May, June and August may be people. */
const label =
  /^(?:notes?|nb|title|date|time|when|where|who|what|why|how|subject|from|to|cc|bcc|re|fwd?|attendees|participants|present|agenda|summary|location|place|warning|caution|tip|hint|example|question|answer|[qa]\d*|step|chapter|section|part|figure|fig|table|source|action|actions|decision|decisions|todo|to do|total|price|address|phone|tel|email|e-mail|ps|p\.s\.|conclusion|introduction|overview|result|results|status|name|version|author|ingredients|method|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|july|september|october|november|december|http|https|hinweis|datum|titel|thema|betreff|nota|fecha|asunto|objet|assunto|注意|备注|日期|时间|地点|主题|標題|标题|件名|日時|場所)(?: \d+)?$/iu

/** The turns of a pasted dialogue: subtitles, chats, mails, the transcripts of meeting programs, "Name: text", "Q: … A: …". Null for any other text. */
export const dialogueOf = (text: string): ReadonlyArray<DialogueTurn> | null => {
  const lines = text.replaceAll("\u0000", "").split(/\r\n|\r|\n/).map((line) => line.trim())
  return cuesIn(lines) ?? chatIn(lines) ?? mailThread(lines) ?? timedTurns(lines) ?? questionTurns(lines) ??
    plainTurns(lines)
}

const cuesIn = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  const starts = lines.flatMap((line, index) => cueTime.test(line) ? [index] : [])
  if (starts.length === 0) return null
  const first = lines.find((line) => line !== "") ?? ""
  const isSubtitles = /^\uFEFF?(?:WEBVTT|\d+$)/.test(first) || cueTime.test(first)
  if (!isSubtitles) return null
  const cues = starts.map((start, nth) => {
    const body = lines.slice(start + 1, starts[nth + 1] ?? lines.length)
    const blank = body.indexOf("")
    const said = (blank < 0 ? body : body.slice(0, blank)).reduce(joinTexts, "")
    const voice = /<v(?:\.[^ >]*)? ([^>]+)>/.exec(said)?.[1]?.trim() ?? null
    const { at = "", until = "" } = cueTime.exec(lines[start] ?? "")?.groups ?? {}
    const span = { begin: millisecondsOf(at), end: millisecondsOf(until) }
    return { span, voice, plain: said.replaceAll(/<[^<>]*>/g, "").trim() }
  })
  const isNamed = cues.length > 2 && cues.every(({ voice, plain }) => voice !== null || anyName.test(plain))
  const nameForm = isNamed ? anyName : plainLine
  const turns = cues.flatMap(({ span, voice, plain }): ReadonlyArray<DialogueTurn> => {
    const named = voice === null ? foundBy(plain, [nameForm]) : null
    const words = decoded(named?.text ?? plain)
    const name = voice ?? named?.who ?? null
    return words === "" ? [] : [{ name: name === null ? null : decoded(name), ...span, text: words }]
  })
  return turns.length === 0 ? null : turns
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", lrm: "", rlm: "", "#39": "'" }

/** Subtitles spell some signs as entities. */
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp|lrm|rlm|#39);/g, (_, name: keyof typeof entities) => entities[name])

interface Found {
  /** Null if the speaker before goes on. */
  readonly who: string | null
  readonly at: string | null
  readonly text: string
}

interface Named extends Found {
  readonly who: string
}

const named = (line: string): Named | null =>
  foundBy(line, [timedLine, head, headByTime, handleHead, ircLine]) ?? timed(foundBy(line, [plainLine]))

/** A line with a time and no name has its moment too, unless that makes no sense of the times. */
const timedTurns = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  const [first] = turnsBy(lines, momentIn)
  const isTimed = first?.begin !== null || lines.some((line) => named(line) !== null)
  return (isTimed ? inOrder(turnsBy(lines, (line) => named(line) ?? momentIn(line))) : null) ??
    inOrder(turnsBy(lines, named))
}

const inOrder = (found: ReadonlyArray<DialogueTurn>): ReadonlyArray<DialogueTurn> | null =>
  found.length >= 2 && rises(found) && found.every(({ text }) => text !== "") ? found : null

const momentIn = (line: string): Found | null => {
  const { at, text } = momentLine.exec(line)?.groups ?? {}
  return at === undefined ? null : { who: null, at, text: text ?? "" }
}

const timed = (found: Named | null): Named | null => found?.at === null ? null : found

/** Without times, only names that return make a dialogue: headings and labels stand once, or before a word or two. */
const plainTurns = (lines: ReadonlyArray<string>): ReadonlyArray<DialogueTurn> | null => {
  const written = lines.filter((line) => line !== "")
  const heads = written.flatMap((line) => foundBy(line, [plainLine]) ?? [])
  const counts = new Map<string, number>()
  for (const { who } of heads) counts.set(who, (counts.get(who) ?? 0) + 1)
  const returning = heads.filter(({ who }) => (counts.get(who) ?? 0) > 1)
  const spoken = heads.filter(({ text }) => text.split(/\s+/).length >= 4 || /[.?!…。？！]["”’]?$/.test(text))
  const isDialogue = heads.length >= 3 && counts.size >= 2 && returning.length * 2 >= heads.length
    && heads.length * 5 >= written.length * 3 && spoken.length * 2 >= heads.length
    && (!heads.some(({ who }) => isCode.test(who)) || takesTurns(heads))
  const turns = isDialogue ? turnsBy(lines, (line) => foundBy(line, [plainLine])) : null
  return turns?.map(({ name: who, text }) => ({ name: who, begin: null, text })) ?? null
}

const isCode = new RegExp(`^${code}$`, "u")

/** Someone speaks again after someone else: "P1" to "P4" may also be priorities, one after the other. */
const takesTurns = (heads: ReadonlyArray<Named>): boolean =>
  heads.some(({ who }, at) => heads[at - 1]?.who !== who && heads.slice(0, at).some((before) => before.who === who))

const foundBy = (line: string, forms: ReadonlyArray<RegExp>): Named | null => {
  for (const form of forms) {
    const { who, at, text } = form.exec(line)?.groups ?? {}
    if (who !== undefined && !label.test(who)) return { who: who.trim(), at: at ?? null, text: text ?? "" }
  }
  return null
}

/** Lines that name no one and have no time continue the turn before them; those before the first turn have no speaker. */
const turnsBy = (lines: ReadonlyArray<string>, read: (line: string) => Found | null): ReadonlyArray<DialogueTurn> => {
  const turns: Array<DialogueTurn> = []
  for (const line of lines.filter((one) => one !== "")) {
    const found = read(line)
    const last = turns.at(-1)
    if (found !== null) {
      turns.push({
        name: found.who ?? last?.name ?? null,
        begin: found.at === null ? null : millisecondsOf(found.at),
        text: found.text,
      })
    } else if (last === undefined) turns.push({ name: null, begin: null, text: line })
    else turns[turns.length - 1] = { ...last, text: last.text === "" ? line : `${last.text}\n${line}` }
  }
  return turns
}

/** Times that run backwards are not clock times. */
const rises = (turns: ReadonlyArray<DialogueTurn>): boolean => {
  const begins = turns.flatMap(({ begin }) => begin ?? [])
  return begins.length >= 2 && begins.every((begin, index) => begin >= (begins[index - 1] ?? 0))
}

const millisecondsOf = (written: string): number => {
  const [clock = ""] = new RegExp(`^${time}`).exec(written) ?? []
  if (/m\.?$/i.test(clock)) return timeOfDay(clock)
  const [whole = "", fraction = ""] = clock.split(/[.,]/)
  return whole.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000 + Number(fraction.padEnd(3, "0"))
}
