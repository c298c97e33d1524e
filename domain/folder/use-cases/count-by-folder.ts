import { Effect, Schema } from "effect"
import { signedIn } from "../../account/shared/signed-in.ts"
import { FolderId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { FolderStore } from "../folder-store.port.ts"

const Count = Schema.Struct({ id: FolderId, name: Schema.String, count: Schema.Int })

/** How many tasks the caller has in all, in no folder, and in each folder, and how many are shared with them. */
export const countByFolder = useCase("folder.countByFolder", {
  input: Schema.Struct({}),
  output: Schema.Struct({
    all: Schema.Int,
    uncategorized: Schema.Int,
    shared: Schema.Int,
    folders: Schema.Array(Count),
  }),
  run: Effect.fnUntraced(function*() {
    const owner = yield* signedIn
    const tasks = yield* TaskStore
    const folders = yield* FolderStore
    const { all, uncategorized, shared } = yield* tasks.count(owner)
    const counts = yield* folders.count(owner)
    const listed = yield* folders.list(owner)
    return {
      all,
      uncategorized,
      shared,
      folders: listed.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
    }
  }),
})
