import { listReferrals } from "#domain/referral/use-cases/list-referrals.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const account = Argument.optional(Argument.String("account")).pipe(
  Argument.withDescription("Email address, phone number or id of the account that invited them; all by default"),
)

const list = Command.make("list", { account, json }, ({ account, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listReferrals, { account: Option.getOrNull(account) }, operator)
    const rows = found.items.map(({ inviterId, newcomerId, createdAt, creditedAt }) => [
      DateTime.formatIso(createdAt),
      inviterId,
      newcomerId,
      creditedAt === null ? "waits for a task" : DateTime.formatIso(creditedAt),
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listReferrals.output)(found))
    yield* print(json, encoded, table(["CAME", "BY", "WHO", "PAID"], rows))
  }))).pipe(Command.withDescription("List who invited whom, newest first"))

export const referral = Command.make("referral").pipe(
  Command.withDescription("Referrals"),
  Command.withSubcommands([list]),
)
