import {
  filesAnswering,
  LibraryAnswer,
  type LibraryAnswerPart,
  wholeLibraryAnswer,
} from "#domain/asking/library-answer.ts"
import { Question } from "#domain/asking/question.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { Day } from "#domain/kernel/day.ts"
import { FolderChoice } from "#domain/task/folder-choice.ts"
import { Source } from "#domain/task/source.ts"
import { fileAnswerLines, libraryEndLines } from "#mcp/texts/answer-text.ts"
import { Console, Effect, Option, Schema, Stream } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"

const question = Argument.String("question").pipe(
  Argument.withSchema(Question),
  Argument.withDescription("Put it in quotation marks"),
)
const folderId = Flag.String("folder").pipe(
  Flag.withSchema(FolderChoice),
  Flag.optional,
  Flag.withDescription("Only files in this folder: its id, or uncategorized"),
)
const from = Flag.String("from").pipe(
  Flag.withSchema(Day),
  Flag.optional,
  Flag.withDescription("Only files created on this day or later: 2026-11-20"),
)
const to = Flag.String("to").pipe(
  Flag.withSchema(Day),
  Flag.optional,
  Flag.withDescription("Only files created on this day or before"),
)
const speaker = Flag.String("speaker").pipe(
  Flag.optional,
  Flag.withDescription("Only what is said by people whose name contains this"),
)
const source = Flag.Literals("source", Source.literals).pipe(
  Flag.optional,
  Flag.withDescription("Only files of this kind"),
)

const filters = { folderId, from, to, speaker, source }

/** Each file once it has been read, and at the end where nothing was found. */
const linesOf = (seen: Array<LibraryAnswerPart>) => (part: LibraryAnswerPart): ReadonlyArray<string> => {
  seen.push(part)
  if (part.kind === "done") return libraryEndLines(part)
  return part.kind === "file" ? [...filesAnswering(seen).slice(-1).flatMap(fileAnswerLines), ""] : []
}

const given = <Value>(name: string, value: Option.Option<Value>) =>
  Option.match(value, { onNone: () => ({}), onSome: (some) => ({ [name]: some }) })

export const askAll = Command.make(
  "ask-library",
  { question, ...filters, email, json },
  ({ question, folderId, from, to, speaker, source, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const asked = {
        question,
        ...given("folderId", folderId),
        ...given("from", from),
        ...given("to", to),
        ...given("speaker", speaker),
        ...given("source", source),
      }
      const parts = product.stream(askLibrary, asked, yield* accountOf(product, email))
      if (json) {
        const answer = wholeLibraryAnswer(yield* Stream.runCollect(parts))
        return yield* Console.log(JSON.stringify(yield* Effect.orDie(Schema.encodeEffect(LibraryAnswer)(answer))))
      }
      const lines = linesOf([])
      return yield* Stream.runForEach(parts, (part) => Effect.forEach(lines(part), (line) => Console.log(line)))
    })),
).pipe(Command.withDescription("Ask a question about all files of an account"))
