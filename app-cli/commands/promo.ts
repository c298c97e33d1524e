import { csvOf } from "#domain/plan/csv.ts"
import { createCode } from "#domain/promo/use-cases/create-code.ts"
import { disableCode } from "#domain/promo/use-cases/disable-code.ts"
import { listCodes } from "#domain/promo/use-cases/list-codes.ts"
import { reportCode } from "#domain/promo/use-cases/report-code.ts"
import type { PromoCodeView } from "#domain/promo/view.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { endTime } from "./end-time.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const code = Argument.String("code").pipe(Argument.withDescription("The letters of the code; case does not matter"))
const minutes = Flag.Int("minutes").pipe(Flag.withDefault(0), Flag.withDescription("Bonus minutes that the code gives"))
const trial = Flag.Int("trial-days").pipe(Flag.withDefault(0), Flag.withDescription("Trial days that the code gives"))
const uses = Flag.optional(Flag.Int("uses")).pipe(Flag.withDescription("How many accounts may use it; any by default"))
const until = Flag.optional(Flag.String("until")).pipe(Flag.withDescription("When it expires, such as 2027-01-31"))

const row = ({ code, minutes, trialDays, uses, maxUses, expiresAt, active }: PromoCodeView) => [
  code,
  String(minutes),
  String(trialDays),
  `${uses} of ${maxUses ?? "any"}`,
  expiresAt === null ? "never" : DateTime.formatIso(expiresAt),
  active ? "active" : "disabled",
]
const headings = ["CODE", "MINUTES", "TRIAL DAYS", "USES", "EXPIRES", "STATE"]

const create = Command.make(
  "create",
  { code, minutes, trial, uses, until, json },
  ({ code, minutes, trial: trialDays, uses, until, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const expiresAt = yield* endTime(until)
      const { call } = yield* openProduct
      const made = yield* call(
        createCode,
        { code, minutes, trialDays, maxUses: Option.getOrNull(uses), expiresAt },
        operator,
      )
      yield* print(
        json,
        yield* Effect.orDie(Schema.encodeEffect(createCode.output)(made)),
        table(headings, [row(made)]),
      )
    })),
).pipe(Command.withDescription("Create a promo code"))

const list = Command.make("list", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listCodes, {}, operator)
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listCodes.output)(found))
    yield* print(json, encoded, table(headings, found.items.map(row)))
  }))).pipe(Command.withDescription("List the promo codes, the newest first"))

const disable = Command.make("disable", { code, json }, ({ code, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(disableCode, { code }, operator)
    yield* print(
      json,
      yield* Effect.orDie(Schema.encodeEffect(disableCode.output)(found)),
      table(headings, [row(found)]),
    )
  }))).pipe(Command.withDescription("Disable a promo code; what it gave is kept"))

const csv = Flag.Boolean("csv").pipe(Flag.withDefault(false), Flag.withDescription("Print a table for spreadsheets"))

const report = Command.make(
  "report",
  { code, csv, json },
  ({ code, csv, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const found = yield* call(reportCode, { code }, operator)
      const rows = found.uses.map(({ account, usedAt }) => [account, DateTime.formatIso(usedAt)])
      const text = csv
        ? csvOf(["account", "usedAt"], found.uses).trimEnd()
        : `${table(headings, [row(found.code)])}\n\n${table(["ACCOUNT", "USED"], rows)}`
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(reportCode.output)(found)), text)
    })),
).pipe(Command.withDescription("Show who used a promo code, and when"))

export const promo = Command.make("promo").pipe(
  Command.withDescription("Promo codes"),
  Command.withSubcommands([create, list, disable, report]),
)
