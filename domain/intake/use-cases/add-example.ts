import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { findOrStoreExample } from "../steps/store-example.ts"

/** The account's example task, finished and free of charge: the existing one, edited or not, or a new one. */
export const addExample = useCase("intake.addExample", {
  input: Schema.Struct({}),
  output: TaskItem,
  run: Effect.fnUntraced(function*() {
    yield* requireSpace()
    const { id: owner } = yield* currentUser
    const { transaction } = yield* UnitOfWork
    const { task, isNew } = yield* transaction(findOrStoreExample(owner))
    if (isNew) yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})
