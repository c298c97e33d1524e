import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"

/** How many tasks there are, how many are in no folder, how many are running, and how many are shared with the caller. */
export const countTasks = useCase("library.countTasks", {
  input: Schema.Struct({}),
  output: Schema.Struct({ all: Schema.Int, uncategorized: Schema.Int, running: Schema.Int, shared: Schema.Int }),
  run: Effect.fnUntraced(function*() {
    const tasks = yield* TaskStore
    return yield* tasks.count(yield* ownerInView)
  }),
})
