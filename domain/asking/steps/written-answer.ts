import { Effect, Ref, Stream } from "effect"
import type { AnswerPart } from "../answer-part.ts"
import type { AnsweredBy, Conclusion, DraftSentence } from "../answer.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { checkerOf, confidenceOf, followUpsOf, maxSentences } from "../checked-answer.ts"
import type { AnswerSentence } from "../message.ts"
import { answered } from "./answered.ts"
import type { BegunQuestion } from "./begin-question.ts"
import { storeTurn } from "./finish-question.ts"

/** What the reader has seen of an answer, and whether it continues. */
export interface Shown {
  readonly state: "open" | "done" | "failed"
  readonly sentences: ReadonlyArray<AnswerSentence>
}

export const nothingShown: Shown = { state: "open", sentences: [] }

/** Each sentence as checked, and at the end the verdict, once it is stored. */
export const writtenAnswer = (begun: BegunQuestion, shown: Ref.Ref<Shown>) =>
  Stream.unwrap(Effect.gen(function*() {
    const answerer = yield* chosenAnswerer
    const check = checkerOf(begun.request, begun.isTimed)

    const write = Effect.fnUntraced(function*(draft: DraftSentence) {
      const { sentences } = yield* Ref.get(shown)
      const checked = sentences.length < maxSentences ? check.sentence(draft) : null
      if (checked === null) return []
      yield* Ref.set(shown, { state: "open", sentences: [...sentences, checked] })
      const { text, ...cited } = checked
      const sentence = sentences.length
      const parts: ReadonlyArray<AnswerPart> = [
        { kind: "delta", sentence, text },
        { kind: "citation", sentence, taskId: begun.taskId, ...cited },
      ]
      return parts
    })

    const conclude = Effect.fnUntraced(function*(conclusion: Conclusion & AnsweredBy) {
      const { sentences } = yield* Ref.get(shown)
      const verdict = check.verdict(conclusion.verdict, sentences)
      const ending = {
        verdict,
        confidence: confidenceOf(conclusion),
        closest: check.closest(verdict, conclusion.closest),
        followUps: followUpsOf(conclusion.followUps, begun.request),
        failure: conclusion.failure,
      }
      const { engine } = conclusion
      const { id } = yield* Effect.uninterruptible(
        Effect.tap(
          storeTurn(begun, { sentences, engine, ...ending }),
          () => Ref.set<Shown>(shown, { state: "done", sentences }),
        ),
      )
      const parts: ReadonlyArray<AnswerPart> = [{ kind: "done", messageId: id, engine, ...ending }]
      return parts
    })

    return answered(answerer, begun.request).pipe(
      Stream.mapEffect((part) => part._tag === "Sentence" ? write(part) : conclude(part)),
      Stream.flattenIterable,
      Stream.tapCause(() => Ref.update(shown, ({ sentences }): Shown => ({ state: "failed", sentences }))),
    )
  }))
