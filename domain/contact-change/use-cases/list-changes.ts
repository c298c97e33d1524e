import { Effect, Schema } from "effect"
import { AccountName } from "../../account/account-state.ts"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { ContactChangeView, contactChangeViewOf } from "../../account/contact-change-view.ts"
import { namedUser } from "../../account/shared/named-user.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"

/** Every change of an account's address and number, for its operator, oldest first. */
export const listChanges = useCase("contactChange.listChanges", {
  input: wire({ account: AccountName }),
  output: Schema.Struct({ items: Schema.Array(ContactChangeView) }),
  run: Effect.fnUntraced(function*({ account }) {
    const changes = yield* ContactChangeStore
    const { id } = yield* namedUser(account)
    return { items: (yield* changes.ofUser(id)).map(contactChangeViewOf) }
  }),
})
