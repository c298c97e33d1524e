import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { ownTasksAmong } from "../../task/shared/require-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { changeTags } from "../steps/change-tags.ts"
import { publishTagsChanged } from "../steps/publish-tags-changed.ts"
import { TagName, tagsPerFile } from "../tag.ts"

const Names = Schema.Array(TagName).check(Schema.isMaxLength(tagsPerFile))

/**
 * Adds tags to those of the tasks that the caller owns, and takes tags off them, by name. A name that no tag has yet becomes
 * one; one that is to be taken off and does not exist is no fault. Refused as a whole if a task would have too many.
 */
export const tagTasks = useCase("tag.tagTasks", {
  input: wire({
    taskIds: Schema.NonEmptyArray(TaskId).check(Schema.isMaxLength(1000)),
    add: Schema.optionalKey(Names),
    remove: Schema.optionalKey(Names),
  }),
  output: Schema.Struct({ changed: Schema.Array(TaskId) }),
  run: Effect.fnUntraced(function*({ taskIds, add = [], remove = [] }) {
    const owner = yield* signedIn
    yield* requireSpace()
    const { transaction } = yield* UnitOfWork
    const own = yield* ownTasksAmong(yield* (yield* TaskStore).getMany([...new Set(taskIds)]))
    const { changed, isNew } = yield* transaction(changeTags(owner, own.map(({ id }) => id), { add, remove }))
    if (isNew) yield* publishTagsChanged(owner)
    const now = new Set(changed)
    yield* Effect.forEach(own.filter(({ id }) => now.has(id)), publishTaskChanged, { discard: true })
    return { changed }
  }),
})
