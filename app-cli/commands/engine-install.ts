import { installModel } from "#domain/engine/use-cases/install-model.ts"
import { listEngines } from "#domain/engine/use-cases/list-engines.ts"
import { Console, Effect } from "effect"
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

/** Stopping the command keeps what has arrived: the next call resumes. */
export const install = Command.make(
  "install",
  { model, agrees, json },
  ({ model, agrees, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(installModel, { model, thenUse: false, agrees }, operator)
      yield* untilInstalled(product, model, json)
      yield* print(json, { installed: model }, `${model} is installed. Use it with: engine use ${model}`)
    })),
).pipe(Command.withDescription("Download a model, or resume its download"))

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
