import { Effect, Ref, Stream } from "effect"
import type { EngineFailure } from "../../kernel/engine-failure.ts"
import type { QuizMakerFailed } from "../errors.ts"
import { chosenQuizMaker, type QuizWriter } from "../quiz-maker.port.ts"
import type { ReviewPart } from "../review-part.ts"
import type { BegunReview } from "./begin-review.ts"
import { keptQuestion, type Made } from "./kept-question.ts"

/** A maker that has written this many will not write better ones. */
const maxDrafts = 200

/**
 * Each good question once it is stored. The one who stands in for a model writes them if it failed, or wrote none that
 * passes the check; a model that fails later leaves what it has written.
 */
export const madeQuestions = (begun: BegunReview, made: Ref.Ref<Made>) =>
  Stream.unwrap(Effect.gen(function*() {
    const { standIn, ...maker } = yield* chosenQuizMaker
    const keep = yield* keptQuestion(begun, made)
    const written = ({ make }: QuizWriter) =>
      make(begun.request).pipe(
        Stream.take(maxDrafts),
        Stream.mapEffect(keep),
        Stream.flattenIterable,
        Stream.map((question): ReviewPart => ({ kind: "question", question })),
      )
    if (standIn === undefined) return Stream.take(written(maker), begun.request.count)

    const instead = (failure: EngineFailure) =>
      Stream.fromEffectDrain(Ref.update(made, (now) => ({ ...now, failure, engine: standIn.name }))).pipe(
        Stream.concat(written(standIn)),
      )
    const afterFailure = Effect.fnUntraced(function*(failed: QuizMakerFailed) {
      const { reason, detail } = failed
      yield* Effect.logWarning("the language model did not write the questions", { reason, detail })
      if ((yield* Ref.get(made)).found === 0) return Stream.mapError(instead(reason), () => failed)
      yield* Ref.update(made, (now) => ({ ...now, failure: reason }))
      return Stream.empty
    })
    // Where both find nothing, there is nothing to find: that is no failure.
    const unlessNothing = Ref.update(made, (now) => now.found === 0 ? { ...now, failure: null } : now)
    const afterNothing = Effect.map(
      Ref.get(made),
      ({ found, failure }) =>
        found === 0 && failure === null
          ? Stream.concat(instead("unreadable-answer"), Stream.fromEffectDrain(unlessNothing))
          : Stream.empty,
    )
    return written(maker).pipe(
      Stream.catchTag("QuizMakerFailed", (failed) => Stream.unwrap(afterFailure(failed))),
      Stream.concat(Stream.unwrap(afterNothing)),
      Stream.take(begun.request.count),
    )
  }))
