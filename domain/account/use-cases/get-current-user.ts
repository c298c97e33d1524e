import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { currentInUse } from "../shared/plan-in-use.ts"
import { UserView, viewOf } from "../user-view.ts"

export const getCurrentUser = useCase("account.getCurrentUser", {
  input: Schema.Struct({}),
  output: UserView,
  run: () => Effect.map(currentInUse, viewOf),
})
