import type { AnswerPart } from "#domain/asking/answer-part.ts"
import { Question } from "#domain/asking/question.ts"
import { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { WholeAnswer, wholeOf } from "#domain/asking/whole-answer.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { answeredBy, closestLines, verdictLine, whereOf } from "#mcp/texts/answer-text.ts"
import { Console, Effect, Option, Schema, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const question = Argument.String("question").pipe(
  Argument.withSchema(Question),
  Argument.withDescription("Put it in quotation marks"),
)
const lastMinutes = Flag.Int("last-minutes").pipe(
  Flag.optional,
  Flag.withDescription("Only consider this many minutes at the end"),
)

/** Each sentence as it arrives, with where it was said, and at the end the verdict. */
const lineOf = (texts: Map<number, string>) => (part: AnswerPart): ReadonlyArray<string> => {
  switch (part.kind) {
    case "started":
      return []
    case "delta":
      texts.set(part.sentence, part.text)
      return []
    case "citation": {
      const where = whereOf(part)
      const text = texts.get(part.sentence) ?? ""
      return [`${part.supported ? "" : "[not verified] "}${text}${where === "" ? "" : ` [${where}]`}`]
    }
    case "done":
      return [verdictLine(part), ...closestLines(part), answeredBy(part)].filter((line) => line !== null)
  }
}

export const ask = Command.make(
  "ask",
  { id, question, email, lastMinutes, json },
  ({ id, question, email, lastMinutes, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const minutes = Option.match(lastMinutes, { onNone: () => ({}), onSome: (lastMinutes) => ({ lastMinutes }) })
      const parts = product.stream(askTask, { taskId: id, question, ...minutes }, yield* accountOf(product, email))
      if (json) {
        const answer = wholeOf(id, yield* Stream.runCollect(parts))
        return yield* Console.log(JSON.stringify(yield* Effect.orDie(Schema.encodeEffect(WholeAnswer)(answer))))
      }
      const lines = lineOf(new Map())
      return yield* Stream.runForEach(parts, (part) => Effect.forEach(lines(part), (line) => Console.log(line)))
    })),
).pipe(Command.withDescription("Ask a question about a task"))
