import type { Scenario } from "#domain/task/scenario.ts"
import type { Language } from "./reading/language.ts"
import type { Utterance } from "./reading/utterances.ts"

/** Above this many sentences, one voice is a lecture. */
const longForOne = 12
/** Nobody speaks to themselves for longer. */
const longForMemo = 40
const dominant = 0.8
/** With this many decisions and action items it is no interview, no matter who asks the questions. */
const muchToDo = 3

interface Share {
  readonly asked: number
  readonly length: number
}

/** The kind of recording, by who spoke, how much, who asked, what came of it, and by words that only one kind has. */
export const scenarioOf = (said: ReadonlyArray<Utterance>, { words }: Language, findings: number): Scenario => {
  const text = said.map((one) => one.text).join("\n")
  const has = (kind: Scenario): number => {
    const pattern = words.kinds[kind]
    return pattern === undefined ? 0 : new Set(text.match(pattern)?.map((found) => found.toLowerCase())).size
  }
  const shares = [...sharesOf(said).values()].toSorted((a, b) => b.length - a.length)
  const [most] = shares
  if (has("podcast") >= 2) return "podcast"
  if (most === undefined) {
    if (findings > 0 && has("note") < 2) return "meeting"
    return has("lecture") >= 3 && said.length >= longForOne ? "lecture" : "note"
  }
  if (shares.length === 1) {
    const isMemo = said.length < longForOne || (said.length < longForMemo && has("note") > has("lecture"))
    return isMemo ? "note" : "lecture"
  }
  const length = shares.reduce((sum, share) => sum + share.length, 0)
  if (said.length >= longForOne && most.length >= length * dominant && has("lecture") > has("meeting")) return "lecture"
  if (findings < muchToDo && isInterview(shares, said.length)) return has("call") >= 2 ? "call" : "interview"
  if (shares.length > 2) return "meeting"
  if (has("call") > has("meeting")) return "call"
  return findings > 0 || has("meeting") > 0 ? "meeting" : "call"
}

/** One of two asks nearly all the questions, and they are many. */
const isInterview = (shares: ReadonlyArray<Share>, sentences: number): boolean => {
  const questions = shares.reduce((sum, { asked }) => sum + asked, 0)
  const asker = shares.toSorted((a, b) => b.asked - a.asked)[0]
  return shares.length === 2 && questions >= 4 && questions >= sentences * 0.15
    && asker !== undefined && asker.asked >= questions * dominant
}

const sharesOf = (said: ReadonlyArray<Utterance>): ReadonlyMap<string, Share> => {
  const shares = new Map<string, Share>()
  for (const { speaker, isQuestion, text } of said) {
    if (speaker === null) continue
    const { asked, length } = shares.get(speaker) ?? { asked: 0, length: 0 }
    shares.set(speaker, { asked: asked + (isQuestion ? 1 : 0), length: length + text.length })
  }
  return shares
}

/** Who is asked: everyone but the one who asks most. */
export const answerersIn = (said: ReadonlyArray<Utterance>): ReadonlySet<string> => {
  const shares = [...sharesOf(said)]
  const host = shares.toSorted(([, a], [, b]) => b.asked - a.asked)[0]
  const others = shares.filter(([name]) => name !== host?.[0]).map(([name]) => name)
  return new Set(others.length === 0 ? shares.map(([name]) => name) : others)
}
