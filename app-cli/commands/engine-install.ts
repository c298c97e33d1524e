import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { LanguageChoice } from "#domain/kernel/language-code.ts"
import { Console, Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { operator, type Product } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const model = Argument.String("model").pipe(Argument.withDescription('The name of a model, as "engine list" shows it'))

const agrees = Flag.Boolean("agree-to-terms").pipe(
  Flag.withDescription("Needed for a model whose terms restrict its use"),
  Flag.withDefault(false),
)

const thenTranscribe = Flag.String("then-transcribe").pipe(
  Flag.withSchema(TaskId),
  Flag.withDescription("The id of a finished task that is transcribed again with the model; edited lines stay"),
  Flag.optional,
)

const language = Flag.String("language").pipe(
  Flag.withSchema(LanguageChoice),
  Flag.withDescription("What is spoken in that task"),
  Flag.withDefault("auto"),
)

const voices = Flag.Boolean("with-voices").pipe(
  Flag.withDescription("Installs, and uses, the model that tells speakers apart too"),
  Flag.withDefault(false),
)

/** Stopping the command keeps what has arrived: the next call resumes. */
export const install = Command.make(
  "install",
  { model, agrees, thenTranscribe, language, voices, json },
  ({ model, agrees, thenTranscribe: task, language, voices, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const wanted = Option.map(task, (taskId) => ({ thenTranscribe: { taskId, language } }))
      const begin = { model, thenUse: false, agrees, ...Option.getOrElse(wanted, () => ({})) }
      // Before anything is downloaded.
      const separator = voices ? yield* separatorOf(product) : null
      yield* product.call(installModel, begin, operator)
      if (separator !== null) {
        yield* product.call(installModel, { model: separator, thenUse: true, agrees }, operator)
      }
      yield* untilInstalled(product, model, json)
      if (separator !== null) yield* untilInstalled(product, separator, json)
      const told = Option.isSome(task) ? `; ${task.value} is being transcribed again` : ""
      const also = separator === null ? "" : ` ${separator} tells speakers apart.`
      yield* print(
        json,
        { installed: model, ...(separator !== null && { voices: separator }) },
        `${model} is installed${told}. Use it with: engine use ${model}.${also}`,
      )
    })),
).pipe(Command.withDescription("Download a model, or resume its download"))

/** The model that tells speakers apart: the first of the catalogue. */
const separatorOf = Effect.fnUntraced(function*({ call }: Product) {
  const { models } = yield* call(listEngines, {}, operator)
  const first = models.find(({ purpose }) => purpose === "speakers")
  return first?.name ?? (yield* refuse("not-found", "The catalogue has no model that tells speakers apart"))
})

const untilInstalled = ({ call }: Product, model: string, isQuiet: boolean) =>
  Effect.gen(function*() {
    let printed = -1
    while (true) {
      const { models } = yield* call(listEngines, {}, operator)
      const found = models.find(({ name }) => name === model)
      if (found?.state === "installed") return
      if (found?.state === "failed") {
        const { reason = "", detail = "" } = found.failure ?? {}
        return yield* refuse("unavailable", `${model} could not be installed (${reason}): ${detail}`)
      }
      if (found === undefined || found.state === "available") {
        return yield* refuse("conflict", `${model}: the installation was cancelled`)
      }
      const tenths = found.state === "checking" ? 10 : Math.floor((found.done / found.bytes) * 10)
      if (tenths > printed && !isQuiet) {
        printed = tenths
        yield* Console.error(found.state === "checking" ? "Verifying, unpacking and trying it …" : `${tenths * 10} %`)
      }
      yield* Effect.sleep("500 millis")
    }
  })
