import { adjustMinutes } from "#domain/plan/use-cases/adjust-minutes.ts"
import { exportStatement } from "#domain/plan/use-cases/export-statement.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const lines = Flag.Int("lines").pipe(Flag.withDefault(50), Flag.withDescription("The newest; 50 by default"))

const signed = (minutes: number): string => minutes > 0 ? `+${minutes}` : String(minutes)

const show = Command.make(
  "show",
  { email, json, lines },
  ({ email, json, lines }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const found = yield* product.call(listStatement, { pageSize: lines }, yield* accountOf(product, email))
      const rows = found.items.map(({ at, kind, bucket, minutes, balance, cause, reference, taskTitle, note }) => [
        DateTime.formatIso(at),
        kind,
        bucket,
        signed(minutes),
        String(balance),
        cause,
        note ?? taskTitle ?? reference ?? "",
      ])
      const encoded = yield* Effect.orDie(Schema.encodeEffect(listStatement.output)(found))
      const text = table(["AT", "KIND", "BUCKET", "MINUTES", "BALANCE", "CAUSE", "DETAIL"], rows)
      yield* print(json, encoded, `${text}\n${found.items.length} of ${found.total} lines`)
    })),
).pipe(Command.withDescription("Show what changed the minutes of an account, the newest first"))

const exported = Command.make("export", { email }, ({ email }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const { text } = yield* product.call(exportStatement, {}, yield* accountOf(product, email))
    yield* print(false, null, text.trimEnd())
  }))).pipe(Command.withDescription("Print the whole minutes statement of an account as CSV"))

const account = Argument.String("account").pipe(
  Argument.withDescription("Email address, phone number or id of the account"),
)
const minutes = Flag.Int("minutes").pipe(Flag.withDescription("Bonus minutes to give; negative to take back"))
const reason = Flag.String("reason").pipe(Flag.withDescription("Why; the account reads it in its statement"))

const adjust = Command.make(
  "adjust",
  { account, minutes, reason, json },
  ({ account, minutes, reason, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const adjusted = yield* call(adjustMinutes, { account, minutes, reason }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(adjustMinutes.output)(adjusted))
      yield* print(json, encoded, `${signed(minutes)} minutes; ${account} has ${adjusted.bonus} bonus minutes`)
    })),
).pipe(Command.withDescription("Give an account bonus minutes, or take some back, with a reason"))

export const ledger = Command.make("ledger").pipe(
  Command.withDescription("Minutes of accounts"),
  Command.withSubcommands([show, exported, adjust]),
)
