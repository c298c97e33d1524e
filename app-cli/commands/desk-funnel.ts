import { getFunnel } from "#domain/usage/use-cases/get-funnel.ts"
import { Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

/** How far visitors got. */
export const funnel = Command.make("funnel", {
  days: Flag.Int("days").pipe(Flag.withDefault(14), Flag.withDescription("How far back, 1 to 90")),
  json,
}, ({ days, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(getFunnel, { days }, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(getFunnel.output)(found))
    const rows = found.days.map(({ day, visits, signUps, firstUploads, completed, analysed, paid }) => [
      day,
      ...[visits, signUps, firstUploads, completed, analysed, paid].map(String),
    ])
    const text = [
      ...(found.isOn ? [] : ["This server collects nothing: ANALYTICS_COLLECTOR is not set to own."]),
      table(["DAY", "VISITS", "SIGN-UPS", "FIRST UPLOADS", "COMPLETED", "ANALYSED", "PAID"], rows),
    ]
    yield* print(json, encoded, text.join("\n\n"))
  }))).pipe(Command.withDescription("How many browsers got how far, day by day, from what their pages reported"))
