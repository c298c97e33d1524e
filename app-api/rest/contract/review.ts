import { AttemptId, TaskId } from "#domain/kernel/ids.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Grade } from "#domain/review/quiz-question.ts"
import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { getIntroduction } from "#domain/review/use-cases/get-introduction.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { answersEvents, says } from "./shapes.ts"

const { get, post, put } = HttpApiEndpoint

export const Review = HttpApiGroup.make("review").annotate(OpenApi.Description, "Review what was said, by questions")
  .add(
    get("getIntroduction", "/introduction", { query: { task_id: TaskId }, ...answers(getIntroduction.output) })
      .annotateMerge(says("What can be reviewed", "Kinds of questions, how many at most, and what makes them.")),
    post("startReview", "/start", { payload: startReview.input, ...answersEvents }).annotateMerge(
      says(
        "Make questions",
        "Server-sent events: a `question` each, without its key, then `done` with how many were found, or `error`. Fewer than wanted if the content does not give more good ones.",
      ),
    ),
    post("checkAnswer", "/check-answer", { payload: checkAnswer.input, ...answersEvents }).annotateMerge(
      says("Check an answer", "Server-sent events: `checked` with the grade, the key and what was said, then `done`."),
    ),
    put("overruleVerdict", "/attempts/:id", {
      params: { id: AttemptId },
      payload: wire({ grade: Grade }),
      ...answers(overruleVerdict.output),
    }).annotateMerge(says("Grade an answer yourself", "Only answers in own words.")),
    get("listDue", "/due", answers(listDue.output)).annotateMerge(
      says("List due questions", "Questions of your reviews that have come due, the longest first."),
    ),
  ).prefix("/api/ask-ai/flashback-learning").middleware(Authentication)
