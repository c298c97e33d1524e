import type { ContactKind } from "#domain/account/contact.ts"
import { listChanges } from "#domain/contact-change/use-cases/list-changes.ts"
import { replaceContact } from "#domain/contact-change/use-cases/replace-contact.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const account = Argument.String("account").pipe(
  Argument.withDescription("Email address, phone number or id of the account"),
)

const replacing = (name: string, kind: ContactKind, what: string) =>
  Command.make(
    name,
    { account, to: Argument.String("to").pipe(Argument.withDescription(`The new ${what}`)), json },
    ({ account, to, json }) =>
      Effect.scoped(Effect.gen(function*() {
        const { call } = yield* openProduct
        const state = yield* call(replaceContact, { account, kind, to }, operator)
        const encoded = yield* Effect.orDie(Schema.encodeEffect(replaceContact.output)(state))
        yield* print(json, encoded, `${account} is now ${state.user[kind]}; it is logged out everywhere`)
      })),
  ).pipe(
    Command.withDescription(
      `Give an account another ${what}, for someone who has lost the old one. Earlier changes can no longer be undone`,
    ),
  )

export const changeEmail = replacing("change-email", "email", "email address")
export const changePhone = replacing("change-phone", "phone", "phone number")

export const contacts = Command.make(
  "contacts",
  { account, json },
  ({ account, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const found = yield* call(listChanges, { account }, operator)
      const encoded = yield* Effect.orDie(Schema.encodeEffect(listChanges.output)(found))
      const rows = found.items.map(({ changedAt, from, to, by, undoUntil, undoneAt }) => [
        DateTime.formatIso(changedAt),
        from ?? "–",
        to,
        by,
        undoneAt !== null
          ? `undone ${DateTime.formatIso(undoneAt)}`
          : DateTime.isGreaterThan(undoUntil, changedAt)
          ? `until ${DateTime.formatIso(undoUntil)}`
          : "no",
      ])
      const said = rows.length === 0 ? "Never changed" : table(["CHANGED", "FROM", "TO", "BY", "UNDO"], rows)
      yield* print(json, encoded, said)
    })),
).pipe(
  Command.withDescription("List the changes of an account's address and number, and until when each can be undone"),
)
