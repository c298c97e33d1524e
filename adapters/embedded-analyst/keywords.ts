import type { Point } from "#domain/analysis/analysis.ts"
import { topPhrases } from "./phrases.ts"
import type { Utterance } from "./utterances.ts"

/** Words that agree, or stand for anything. */
const empty =
  /^(?:fine|good|great|nice|sure|right|true|thanks?|sorry|okay|ok|yeah|well|things?|lot|bit|way|kind|sort|stuff|alright|perfect|lovely|brilliant|cool|exactly|hello|working|lots?|rest|list|guys|lads|(?:\w+teen|six|seven|eigh|nin|ten|eleven|twelf|thir|four|fif|twentie|thirtie)th)$/i

/** What was mentioned more than once and is neither a speaker nor half a word. */
export const keywordsIn = (said: ReadonlyArray<Utterance>, count: number): ReadonlyArray<Point> => {
  const speakers = new Set(said.flatMap(({ speaker }) => speaker?.toLowerCase().split(/\s+/) ?? []))
  const isSpeaker = (phrase: string): boolean => phrase.toLowerCase().split(/\s+/).some((word) => speakers.has(word))
  const named = said.map((one) => ({
    ...one,
    phrases: one.phrases.filter((phrase) =>
      !isSpeaker(phrase) && !empty.test(phrase) && !/['’](?:m|s|re|ve|ll|d)\b/i.test(phrase)
    ),
  }))
  return topPhrases(named, count).filter(({ segments }) => segments.length > 1 || said.length < 20).map((
    { text, segments },
  ) => ({
    text,
    segments,
    quote: null,
    owner: null,
    due: null,
  }))
}
