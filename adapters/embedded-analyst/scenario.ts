import type { Scenario } from "#domain/task/scenario.ts"
import { cueCount, cuesOf } from "./cues.ts"
import type { Utterance } from "./utterances.ts"

/** Above this many sentences, one voice is a lecture. */
const longForOne = 12
/** Nobody speaks to themselves for longer. */
const longForMemo = 40
const dominant = 0.8

interface Share {
  said: number
  asked: number
  length: number
}

/** With this many decisions and action items it is no interview, no matter who asks the questions. */
const muchToDo = 3

/** The kind of recording, by who spoke, how much, who asked, what came of it, and by words that only one kind has. */
export const scenarioOf = (said: ReadonlyArray<Utterance>, language: string, findings: number): Scenario => {
  const text = said.map((one) => one.text).join("\n")
  const cues = cuesOf(language)
  const has = (kind: Parameters<typeof cueCount>[1]): number => cueCount(cues, kind, text)
  const shares = [...sharesOf(said).values()].toSorted((a, b) => b.length - a.length)
  const [most] = shares
  if (has("podcast") >= 2) return "podcast"
  if (most === undefined) return has("lecture") >= 3 && said.length >= longForOne ? "lecture" : "note"
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
    const share = shares.get(speaker) ?? { said: 0, asked: 0, length: 0 }
    shares.set(speaker, {
      said: share.said + 1,
      asked: share.asked + (isQuestion ? 1 : 0),
      length: share.length + text.length,
    })
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
