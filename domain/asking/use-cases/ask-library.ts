import { Effect, Ref, Stream } from "effect"
import { streamCase } from "../../kernel/stream-case.ts"
import { wire } from "../../kernel/wire.ts"
import { chosenAnswerer } from "../answerer.port.ts"
import { LibraryAnswerPart } from "../library-answer.ts"
import { libraryFilterFields } from "../library-filter.ts"
import { Question } from "../question.ts"
import { idempotencyField } from "../shared/question-id.ts"
import { beginLibraryQuestion } from "../steps/begin-library-question.ts"
import { noFileShown, stopLibraryQuestion, writtenLibraryAnswer } from "../steps/written-library-answer.ts"

/**
 * Answers a question from all files that the caller may read, file by file; each sentence is checked against its file
 * before it is sent. Refusals come before the first part. Disconnecting ends the work, and what was shown is kept.
 */
export const askLibrary = streamCase("asking.askLibrary", {
  input: wire({ question: Question, ...libraryFilterFields, ...idempotencyField }),
  output: LibraryAnswerPart,
  stream: (asked) =>
    Stream.unwrap(Effect.gen(function*() {
      const { name: engine } = yield* chosenAnswerer
      const shown = yield* Ref.make(noFileShown)
      const begun = yield* Effect.acquireRelease(
        beginLibraryQuestion(asked),
        (begun) =>
          Effect.flatMap(
            Ref.get(shown),
            ({ state, files }) =>
              state === "done" ? Effect.void : stopLibraryQuestion(begun, state === "failed" ? [] : files),
          ),
      )
      const started: LibraryAnswerPart = { kind: "started", engine }
      return Stream.concat(Stream.make(started), writtenLibraryAnswer(begun, shown))
    })),
})
