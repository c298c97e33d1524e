import { Effect, Ref, Stream } from "effect"
import type { AnsweredBy, AnswerRequest, Conclusion, DraftPart, DraftSentence } from "../answer.ts"
import type { AnswererService } from "../answerer.port.ts"
import { AnswererFailed } from "../errors.ts"

type AnsweredPart = DraftSentence | (Conclusion & AnsweredBy)

/**
 * The answer to a question, with who gave it: the one who stands in, if the answerer fails before it has said anything.
 * What it has said until then is kept.
 */
export const answered = ({ name, answer, standIn }: AnswererService, request: AnswerRequest) =>
  Stream.unwrap(Effect.gen(function*() {
    const said = yield* Ref.make(false)
    const first = whole(answer(request)).pipe(
      Stream.tap(() => Ref.set(said, true)),
      Stream.map(by({ engine: name, failure: null })),
    )
    if (standIn === undefined) return first
    const instead = Effect.fnUntraced(function*(failed: AnswererFailed) {
      const { reason: failure, detail } = failed
      yield* Effect.logWarning("the language model did not answer", { reason: failure, detail })
      if (yield* Ref.get(said)) return Stream.make(by({ engine: name, failure })(asFarAsSaid))
      return whole(standIn.answer(request)).pipe(
        Stream.map(by({ engine: standIn.name, failure })),
        Stream.mapError(() => failed),
      )
    })
    return Stream.catchTag(first, "AnswererFailed", (failed) => Stream.unwrap(instead(failed)))
  }))

const asFarAsSaid: Conclusion = {
  _tag: "Conclusion",
  verdict: "answered",
  confidence: null,
  closest: [],
  followUps: [],
}

const by = (answeredBy: AnsweredBy) => (part: DraftPart): AnsweredPart =>
  part._tag === "Sentence" ? part : { ...part, ...answeredBy }

/** Up to its conclusion, without which it is not one. */
const whole = (parts: Stream.Stream<DraftPart, AnswererFailed>) =>
  Stream.suspend(() => {
    let isOver = false
    return parts.pipe(
      Stream.takeUntil(({ _tag }) => _tag === "Conclusion"),
      Stream.tap(({ _tag }) => Effect.sync(() => void (isOver = _tag === "Conclusion"))),
      Stream.concat(Stream.suspend(() => isOver ? Stream.empty : Stream.fail(cutOff))),
    )
  })

const cutOff = new AnswererFailed({ reason: "unreadable-answer", detail: "the answer ended before it was complete" })
