import type { Notice } from "../task/notice.ts"
import type { Transcript } from "./transcript.ts"

/** Mean confidence of a word. Measured: 0.24–0.35 on German and French, 0.45 and more on English. */
const clear = 0.4
/** Below this number of words the mean is too uncertain to judge by: its standard error exceeds 0.06. */
const enough = 25

/** What the owner should know about a new transcript. `asked` is the number of speakers they gave, or null. */
export const noticesOf = (
  { segments, speakers }: Transcript,
  { wordConfidence }: { readonly wordConfidence: boolean },
  asked: number | null,
): ReadonlyArray<Notice> => {
  const rated = wordConfidence
    ? segments.flatMap(({ words }) => words.flatMap(({ confidence }) => confidence ?? []))
    : []
  const mean = rated.reduce((sum, confidence) => sum + confidence, 0) / rated.length
  const found = speakers.length
  return [
    ...(rated.length >= enough && mean < clear ? [{ _tag: "SpeechUnclear" as const }] : []),
    ...(asked !== null && found < asked && segments.length > 0
      ? [{ _tag: "FewerSpeakers" as const, asked, found }]
      : []),
  ]
}
