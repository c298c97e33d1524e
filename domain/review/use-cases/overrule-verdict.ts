import { Effect } from "effect"
import { requireAccount } from "../../asking/shared/require-account.ts"
import { AttemptId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AttemptNotFound, VerdictIsFinal } from "../errors.ts"
import { Grade } from "../quiz-question.ts"
import { CheckedAnswer } from "../review-part.ts"
import { ReviewStore } from "../review-store.port.ts"
import { ownQuestion } from "../steps/own-question.ts"
import { recordAttempt } from "../steps/record-attempt.ts"

/** The learner's own grade of an answer in their own words, replacing the guessed one. */
export const overruleVerdict = useCase("review.overruleVerdict", {
  input: wire({ attemptId: AttemptId, grade: Grade }),
  output: CheckedAnswer,
  run: Effect.fnUntraced(function*({ attemptId, grade }) {
    const reviews = yield* ReviewStore
    const user = yield* requireAccount
    const attempt = yield* reviews.attempt(user.id, attemptId)
    if (attempt === null) return yield* new AttemptNotFound({ attemptId })
    const found = yield* ownQuestion(attempt.questionId)
    if (found.question.kind !== "comprehensive") return yield* new VerdictIsFinal({ attemptId })
    return yield* recordAttempt(found, { ...attempt, grade })
  }),
})
