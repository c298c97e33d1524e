import type { DeletionView } from "#domain/leaving/deletion.ts"
import { deleteUser } from "#domain/leaving/use-cases/delete-user.ts"
import { keepUser } from "#domain/leaving/use-cases/keep-user.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const account = Argument.String("account").pipe(
  Argument.withDescription("Email address, phone number or id of the account"),
)

const now = Flag.Boolean("now").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Immediately, instead of after seven days"),
)

const encode = (view: typeof DeletionView.Type) => Effect.orDie(Schema.encodeEffect(deleteUser.output)(view))

export const remove = Command.make(
  "delete",
  { account, now, json },
  ({ account, now, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const view = yield* call(deleteUser, { account, now }, operator)
      const day = view.dueAt === null ? "" : DateTime.formatIso(view.dueAt)
      yield* print(json, yield* encode(view), now ? `${account} is deleted` : `${account} will be deleted on ${day}`)
    })),
).pipe(
  Command.withDescription("Delete an account with everything in it; until then the person or `user keep` can keep it"),
)

export const keep = Command.make(
  "keep",
  { account, json },
  ({ account, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const view = yield* call(keepUser, { account }, operator)
      yield* print(json, yield* encode(view), `${account} is kept`)
    })),
).pipe(Command.withDescription("Cancel the deletion of an account"))
