import { TaskId } from "#domain/kernel/ids.ts"
import { LanguageCode } from "#domain/kernel/language-code.ts"
import type { TranslationView } from "#domain/translation/translation-view.ts"
import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { listTargetLanguages } from "#domain/translation/use-cases/list-target-languages.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { linesText, receiptText } from "#mcp/texts/translation-text.ts"
import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const language = Argument.String("language").pipe(
  Argument.withSchema(LanguageCode),
  Argument.withDescription("Such as es, from `translate languages`"),
)
const again = Flag.Boolean("again").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Also retranslate what is already translated"),
)

const start = Command.make(
  "start",
  { id, language, again, json },
  ({ id, language, again, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const view = yield* call(startTranslation, { taskId: id, targetLanguage: language, again }, operator)
      yield* print(json, countsOf(view), receiptText(view))
    })),
).pipe(Command.withDescription("Translate what is missing; the running server does the work"))

const read = Command.make(
  "read",
  { id, language, json },
  ({ id, language, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const view = yield* call(getTranslation, { taskId: id, targetLanguage: language }, operator)
      const whole = { ...countsOf(view), title: view.title, summary: view.summary, lines: view.lines }
      yield* print(json, whole, `${linesText(view)}\n${receiptText(view)}`)
    })),
).pipe(Command.withDescription("Print the lines in another language, and what could not be translated"))

const languages = Command.make("languages", { id, json }, ({ id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const { sourceLanguage, engine, languages } = yield* call(listTargetLanguages, { taskId: id }, operator)
    const lines = languages.map(({ language, status }) => `${language}  ${status}`)
    const none = "No engine on this server translates it: see `npm run cli -- doctor`"
    yield* print(json, { source_language: sourceLanguage, engine, languages }, lines.join("\n") || none)
  }))).pipe(Command.withDescription("List the languages this server can translate a task into"))

export const translate = Command.make("translate").pipe(
  Command.withDescription("Tasks in other languages"),
  Command.withSubcommands([start, read, languages]),
)

const countsOf = ({ taskId, targetLanguage, status, engine, receipt, errorMessage }: TranslationView) => ({
  task_id: taskId,
  target_language: targetLanguage,
  status,
  engine,
  receipt,
  error_message: errorMessage,
})
