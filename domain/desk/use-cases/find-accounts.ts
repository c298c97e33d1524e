import { Effect, Schema } from "effect"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { DeskStore } from "../desk-store.port.ts"
import { AccountItem, accountOf } from "../steps/account-item.ts"

/** Accounts by a part of their address, number or name, newest first. */
export const findAccounts = useCase("desk.findAccounts", {
  input: wire({
    search: Schema.optionalKey(StorableText.check(maxCharacters(254))),
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(AccountItem),
  run: Effect.fnUntraced(function*({ search = "", page = 1, pageSize = 20 }) {
    const { accounts } = yield* DeskStore
    const found = yield* accounts(search, { page, pageSize })
    return { ...found, items: found.items.map(accountOf) }
  }),
})
