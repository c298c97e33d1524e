import { Effect, Ref, Stream } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { AnswerPart } from "../answer-part.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { Question } from "../question.ts"
import { scopeFields } from "../scope.ts"
import { idempotencyField } from "../shared/question-id.ts"
import { beginQuestion } from "../steps/begin-question.ts"
import { stopQuestion } from "../steps/finish-question.ts"
import { nothingShown, writtenAnswer } from "../steps/written-answer.ts"

/**
 * Answers a question about a task, sentence by sentence; each is checked before it is sent. Refusals come before the
 * first part. Disconnecting ends the work, and what was shown is kept.
 */
export const askTask = streamCase("asking.askTask", {
  input: wire({ taskId: TaskId, question: Question, ...scopeFields, ...idempotencyField }),
  output: AnswerPart,
  stream: (asked) =>
    Stream.unwrap(Effect.gen(function*() {
      const { name: engine } = yield* chosenAnswerer
      const shown = yield* Ref.make(nothingShown)
      const begun = yield* Effect.acquireRelease(
        beginQuestion(asked),
        (begun) =>
          Effect.flatMap(
            Ref.get(shown),
            ({ state, sentences }) =>
              state === "done" ? Effect.void : stopQuestion(begun, state === "failed" ? [] : sentences),
          ),
      )
      return Stream.concat(Stream.make<[AnswerPart]>({ kind: "started", engine }), writtenAnswer(begun, shown))
    })),
})
