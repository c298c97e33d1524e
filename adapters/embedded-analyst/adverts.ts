import { adverts } from "./data/adverts.ts"
import type { Utterance } from "./utterances.ts"

/** How many sentences of an advertisement may lie between two that are plainly part of it. */
const apart = 6

/** Sponsor messages are not part of the conversation: they count as chatter and add no topics. */
export const withoutAdverts = (said: ReadonlyArray<Utterance>, language: string): ReadonlyArray<Utterance> => {
  const paid = paidIn(said, language)
  return paid.size === 0 ?
    said :
    said.map((one) =>
      paid.has(one.index) ? { ...one, isChatter: true, isQuestion: false, terms: [], phrases: [] } : one
    )
}

/** From the sentence that names the sponsor to the last one that sells something, and to the end of that turn or the return to the subject. */
const paidIn = (said: ReadonlyArray<Utterance>, language: string): ReadonlySet<number> => {
  const cues = adverts[language]
  const paid = new Set<number>()
  if (cues === undefined) return paid
  for (const first of said) {
    if (paid.has(first.index) || !cues.names.test(first.quote)) continue
    let last = first.index
    for (const { index, speaker, position, quote } of said.slice(first.index + 1)) {
      if (speaker !== first.speaker || index - last > apart || cues.returns.test(quote)) break
      if (position === said[last]?.position || cues.sells.test(quote) || cues.names.test(quote)) last = index
    }
    for (let index = first.index; index <= last; index++) paid.add(index)
  }
  return paid
}
