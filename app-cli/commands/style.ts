import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { styleLine } from "#mcp/texts/style-text.ts"
import { Effect, Schema } from "effect"
import { Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print } from "./print.ts"
import { styleFlags, styleFrom } from "./style-flags.ts"

type Found = typeof getPreferences.output.Type

const printed = Effect.fnUntraced(function*(isJson: boolean, found: Found) {
  yield* print(isJson, yield* Effect.orDie(Schema.encodeEffect(getPreferences.output)(found)), styleLine(found.style))
})

const show = Command.make("show", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    yield* printed(json, yield* product.call(getPreferences, {}, yield* accountOf(product, email)))
  }))).pipe(Command.withDescription("Print how an account wants its summaries"))

const set = Command.make(
  "set",
  { email, ...styleFlags, json },
  ({ email, json, ...flags }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const style = styleFrom(flags)
      yield* printed(json, yield* product.call(editPreferences, { style }, yield* accountOf(product, email)))
    })),
).pipe(
  Command.withDescription("Set how summaries of an account are written from now on; without flags, clear the style"),
)

export const style = Command.make("style").pipe(
  Command.withDescription("The style of summaries"),
  Command.withSubcommands([show, set]),
)
