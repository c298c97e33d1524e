import { AttemptId, QuizQuestionId, TaskId } from "#domain/kernel/ids.ts"
import { questionKinds } from "#domain/review/quiz-question.ts"
import { CheckedAnswer, checkedOf, WholeReview, wholeReview } from "#domain/review/review-part.ts"
import { checkAnswer } from "#domain/review/use-cases/check-answer.ts"
import { listDue } from "#domain/review/use-cases/list-due.ts"
import { overruleVerdict } from "#domain/review/use-cases/overrule-verdict.ts"
import { startReview } from "#domain/review/use-cases/start-review.ts"
import { checkedText, dueText, reviewText } from "#mcp/texts/review-text.ts"
import { Effect, Option, Schema, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print } from "./print.ts"

const taskId = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const questionId = Argument.String("question-id").pipe(Argument.withSchema(QuizQuestionId))
const attemptId = Argument.String("attempt-id").pipe(Argument.withSchema(AttemptId))
const answer = Argument.String("answer").pipe(
  Argument.withDescription('Letters ("A;C"), "true" or "false", or own words, in quotation marks'),
)
const kind = Flag.optional(Flag.Literals("kind", questionKinds)).pipe(
  Flag.withDescription("Only this kind of question; all by default"),
)
const count = Flag.optional(Flag.Int("count")).pipe(Flag.withDescription("How many at most"))
const once = Flag.Boolean("once").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Do not ask these questions again when they are due"),
)

const printChecked = Effect.fnUntraced(function*(isJson: boolean, checked: CheckedAnswer) {
  yield* print(isJson, yield* Effect.orDie(Schema.encodeEffect(CheckedAnswer)(checked)), checkedText(checked))
})

const start = Command.make(
  "start",
  { taskId, email, kind, count, once, json },
  ({ taskId, email, kind, count, once, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const wanted = {
        taskId,
        isSpaced: !once,
        ...(Option.isSome(kind) && { kinds: [kind.value] as const }),
        ...(Option.isSome(count) && { count: count.value }),
      }
      const parts = product.stream(startReview, wanted, yield* accountOf(product, email))
      const review = wholeReview(taskId, yield* Stream.runCollect(parts))
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(WholeReview)(review)), reviewText(review))
    })),
).pipe(Command.withDescription("Write questions about a task"))

const check = Command.make(
  "answer",
  { questionId, answer, email, json },
  ({ questionId, answer, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const parts = product.stream(checkAnswer, { questionId, answer }, yield* accountOf(product, email))
      yield* printChecked(json, checkedOf(yield* Stream.runCollect(parts)))
    })),
).pipe(Command.withDescription("Answer a question"))

const grade = Argument.Literals("grade", ["right", "partly", "wrong"])

const overrule = Command.make(
  "grade",
  { attemptId, grade, email, json },
  ({ attemptId, grade, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* printChecked(
        json,
        yield* product.call(overruleVerdict, { attemptId, grade }, yield* accountOf(product, email)),
      )
    })),
).pipe(Command.withDescription("Grade an answer in your own words yourself"))

const due = Command.make("due", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listDue, {}, yield* accountOf(product, email))
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(listDue.output)(found)), dueText(found))
  }))).pipe(Command.withDescription("List the questions that have come due"))

export const review = Command.make("review").pipe(
  Command.withDescription("Review what was said, by questions"),
  Command.withSubcommands([start, check, overrule, due]),
)
