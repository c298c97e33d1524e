import { judgeOf } from "../analysis/evidence/judge-claim.ts"
import { citedIn } from "../analysis/evidence/passages.ts"
import type { SegmentId } from "../kernel/ids.ts"
import { joinTexts } from "../text/join-texts.ts"
import type { Line } from "../transcript/transcript.ts"
import type { AnswerRequest, Conclusion, DraftSentence, Verdict } from "./answer.ts"
import type { AnswerSentence, Moment } from "./message.ts"
import { plainText } from "./plain-text.ts"

/** The most sentences of an answer that are shown: more than that does not answer a question. */
export const maxSentences = 40
const maxClosest = 3
/** Lines that are shown of a passage that is close in meaning: its beginning. */
const linesOfSimilar = 3
const maxFollowUps = 3
const maxFollowUp = 200

/**
 * Checks what an answerer wrote against the lines it names, by the rules for all claims (`judge-claim.ts`). A sentence is
 * supported if it is verified and all its lines are in the scope of the question.
 */
export const checkerOf = (
  { text, within, similar }: Pick<AnswerRequest, "text" | "within" | "similar">,
  isTimed: boolean,
) => {
  const judge = judgeOf(text.lines, text.speakers)
  const cite = citedIn(text.lines)
  const names = new Map(text.speakers.map(({ id, name }) => [id, name]))
  const numbers = new Map<string, number>()
  const speakersOf = (lines: ReadonlyArray<Line>): string | null => {
    const spoken = new Set(lines.flatMap(({ speakerId }) => names.get(speakerId ?? "") ?? []))
    return spoken.size === 0 ? null : [...spoken].join(", ")
  }
  const isWithin = (id: SegmentId) => within === null || within.has(id)
  const placeOf = (lines: ReadonlyArray<Line>) => ({
    segments: lines.map(({ id }) => id),
    begin: isTimed ? lines[0]?.begin ?? null : null,
    end: isTimed ? lines.at(-1)?.end ?? null : null,
    speaker: speakersOf(lines),
  })
  const numberOf = (lines: ReadonlyArray<Line>): number | null => {
    if (lines.length === 0) return null
    const key = lines.map(({ id }) => id).join(" ")
    const number = numbers.get(key) ?? numbers.size + 1
    numbers.set(key, number)
    return number
  }

  return {
    /** Null for a sentence without text. */
    sentence: (draft: DraftSentence): AnswerSentence | null => {
      const ids = [...new Set(draft.segments)]
      const { lines, passagesOf } = cite(ids)
      const shown = plainText(draft.text, lines.map((line) => line.text).join("\n"))
      if (shown === "") return null
      const { unverified } = judge({ text: shown, quote: draft.quote, segments: ids })
      const found = lines.filter(({ id }) => isWithin(id))
      const said = new Set(
        (passagesOf(draft.quote ?? shown) ?? []).flatMap((passage) => passage.lines).filter(isIn(found)),
      )
      const around = found.filter((line) => !said.has(line))
      return {
        text: shown,
        number: numberOf(found),
        // Its place is where it was said, not what was said around it: the question, or that someone agreed.
        ...placeOf(said.size > 0 ? [...said] : found),
        segments: [...said, ...around].map(({ id }) => id),
        quote: draft.quote,
        supported: unverified === null && ids.every(isWithin),
      }
    },
    /** Sentences that could not be verified but whose quotes were said leave the answer open: it may be in there. */
    verdict: (claimed: Verdict, sentences: ReadonlyArray<AnswerSentence>): Verdict => {
      const verdict = verdictOf(claimed, sentences)
      const isOpen = verdict === "notSaid" && claimed !== "notSaid" &&
        sentences.some(({ quote, segments }) => quote !== null && cite(segments).holds(quote))
      return isOpen ? "unsure" : verdict
    },
    /**
     * The moments that exist, at most three. Where there is no answer, passages that are close to the question in meaning follow
     * those that the engine names.
     */
    closest: (verdict: Verdict, moments: Conclusion["closest"]): ReadonlyArray<Moment> => {
      const named = new Set(moments.flat())
      const others = verdict === "answered" ? [] : similar.filter((ids) => !ids.some((id) => named.has(id)))
      return [...moments, ...others.map((ids) => ids.slice(0, linesOfSimilar))].flatMap((ids) => {
        const { lines } = cite(ids.filter(isWithin))
        return lines.length === 0
          ? []
          : [{ ...placeOf(lines), text: lines.map((line) => line.text).reduce(joinTexts, "") }]
      }).slice(0, maxClosest)
    },
  }
}

const isIn = (lines: ReadonlyArray<Line>) => (line: Line): boolean => lines.includes(line)

/** An answer without a supported sentence counts as not said, whatever the engine claims. */
export const verdictOf = (claimed: Verdict, sentences: ReadonlyArray<AnswerSentence>): Verdict => {
  if (sentences.some(({ supported }) => supported)) return claimed
  return claimed === "unsure" && sentences.length === 0 ? "unsure" : "notSaid"
}

/** Follow-up questions that have not been asked already. */
export const followUpsOf = (
  drafted: ReadonlyArray<string>,
  { question, history }: Pick<AnswerRequest, "question" | "history">,
): ReadonlyArray<string> => {
  const asked = new Set([question, ...history.map((turn) => turn.question)].map((text) => text.trim().toLowerCase()))
  return [...new Set(drafted.map((text) => plainText(text, "")))]
    .filter((text) => text !== "" && text.length <= maxFollowUp && !asked.has(text.toLowerCase()))
    .slice(0, maxFollowUps)
}

export const confidenceOf = ({ confidence }: Conclusion): number | null =>
  confidence === null || !Number.isFinite(confidence) ? null : Math.min(1, Math.max(0, confidence))
