import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { UserStore } from "../user-store.port.ts"
import { UserView, viewOf } from "../user-view.ts"

export const listUsers = useCase("account.listUsers", {
  input: Schema.Struct({}),
  output: Schema.Struct({ items: Schema.Array(UserView) }),
  run: Effect.fnUntraced(function*() {
    const users = yield* UserStore
    return { items: (yield* users.list).map(viewOf) }
  }),
})
