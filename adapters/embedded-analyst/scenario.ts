import type { Utterance } from "./utterances.ts"

/** The kind of conversation, by who spoke and who asked questions. */
export const scenarioOf = (said: ReadonlyArray<Utterance>, findings: number): string => {
  const shares = new Map<string, { said: number; asked: number }>()
  for (const { speaker, isQuestion } of said) {
    if (speaker === null) continue
    const share = shares.get(speaker) ?? { said: 0, asked: 0 }
    shares.set(speaker, { said: share.said + 1, asked: share.asked + (isQuestion ? 1 : 0) })
  }
  const asked = [...shares.values()].map((share) => share.asked)
  const questions = asked.reduce((sum, count) => sum + count, 0)
  if (shares.size === 0) return said.length === 0 ? "nothing" : "document"
  if (shares.size === 1) return said.length < 12 ? "note" : "lecture"
  if (shares.size === 2 && questions >= 4 && Math.max(...asked) >= questions * 0.8 && questions >= said.length * 0.15) {
    return "interview"
  }
  return findings > 0 || shares.size > 2 ? "meeting" : "conversation"
}
