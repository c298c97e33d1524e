import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { getIntroduction } from "#domain/review/use-cases/get-introduction.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendAnswer } from "../streams-and-files/send-answer.ts"

export const ReviewRoutes = HttpApiBuilder.group(
  Api,
  "review",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const respond = yield* responding
      return handlers
        .handleAll({
          getIntroduction: ({ query }) =>
            answer(getIntroduction, query.task_id === undefined ? {} : { taskId: query.task_id }),
          startReview: ({ payload }) => respond(sendAnswer(startReview, payload)),
          checkAnswer: ({ payload }) => respond(sendAnswer(checkAnswer, payload)),
          overruleVerdict: ({ params, payload }) =>
            answer(overruleVerdict, { attemptId: params.id, grade: payload.grade }),
          listDue: () => answer(listDue, {}),
        })
    }),
)
