import { Effect, Schema } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { ContactChangeView, contactChangeViewOf } from "../../account/contact-change-view.ts"
import type { UserId } from "../../kernel/ids.ts"
import { jsonFile } from "./archive-parts.ts"

/** The addresses and numbers that the account had. */
export const contactsFile = Effect.fnUntraced(function*(owner: UserId) {
  const { ofUser } = yield* ContactChangeStore
  const items = (yield* ofUser(owner)).map(contactChangeViewOf)
  return yield* jsonFile("address-changes.json", Schema.Array(ContactChangeView), items)
})
