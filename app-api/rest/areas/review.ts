import { AttemptId, TaskId } from "#domain/kernel/ids.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Grade } from "#domain/review/quiz-question.ts"
import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { getIntroduction } from "#domain/review/use-cases/get-introduction.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, responding } from "../envelope.ts"
import { answersEvents, says } from "../shapes.ts"
import { sendAnswer } from "../streams-and-files/send-answer.ts"

const { get, post, put } = HttpApiEndpoint

export const Review = HttpApiGroup.make("review").annotate(OpenApi.Description, "Questions that test what was said")
  .add(
    get("getIntroduction", "/introduction", {
      query: { task_id: Schema.optionalKey(TaskId) },
      ...answers(getIntroduction.output),
    }).annotateMerge(
      says(
        "Get the review options",
        "The kinds of questions, the most there can be, and what writes them. With `task_id`, refused while there is "
          + "nothing to ask about.",
      ),
    ),
    post("startReview", "/start", { payload: startReview.input, ...answersEvents }).annotateMerge(
      says(
        "Write questions",
        "Server-sent events: a `question` for each, without its key, then `done` with how many were found and "
          + "by which `engine`, or `error`. There may be fewer than requested: only good ones are returned. If the language "
          + "model fails, the built-in engine writes them, and `failure` says why.",
      ),
    ),
    post("checkAnswer", "/check-answer", { payload: checkAnswer.input, ...answersEvents }).annotateMerge(
      says("Check an answer", "Server-sent events: `checked` with the grade, the key and what was said, then `done`."),
    ),
    put("overruleVerdict", "/attempts/:id", {
      params: { id: AttemptId },
      payload: wire({ grade: Grade }),
      ...answers(overruleVerdict.output),
    }).annotateMerge(says("Grade an answer yourself", "Only for answers in your own words.")),
    get("listDue", "/due", answers(listDue.output)).annotateMerge(
      says("List due questions", "Questions from your reviews that are due, the longest overdue first."),
    ),
  ).prefix("/api/ask-ai/flashback-learning").middleware(Authentication)

export const ReviewRoutes = HttpApiBuilder.group(
  areaApi(Review),
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
