import { countByFolder } from "#domain/folder/use-cases/count-by-folder.ts"
import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { moveTasks } from "#domain/folder/use-cases/move-tasks.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { FolderId, TaskId } from "#domain/kernel/ids.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const name = Flag.String("name").pipe(Flag.withDescription("1 to 80 characters; no other folder may have it"))
const id = Argument.String("folder-id").pipe(Argument.withSchema(FolderId))

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(countByFolder, {}, yield* accountOf(product, email))
    const rows = found.folders.map(({ id, name, count }) => [id, name, String(count)])
    const text = `${table(["ID", "NAME", "TASKS"], rows)}\n${found.uncategorized} of ${found.all} in no folder`
    yield* print(json, found, text)
  }))).pipe(Command.withDescription("List the folders of an account, with the number of tasks in each"))

const create = Command.make(
  "create",
  { email, name, json },
  ({ email, name, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const folder = yield* product.call(createFolder, { name }, yield* accountOf(product, email))
      const encoded = yield* Effect.orDie(Schema.encodeEffect(createFolder.output)(folder))
      yield* print(json, encoded, `Created "${folder.name}" ${folder.id}`)
    })),
).pipe(Command.withDescription("Create a folder"))

const rename = Command.make(
  "rename",
  { id, email, name, json },
  ({ id, email, name, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const folder = yield* product.call(renameFolder, { id, name }, yield* accountOf(product, email))
      const encoded = yield* Effect.orDie(Schema.encodeEffect(renameFolder.output)(folder))
      yield* print(json, encoded, `It is now called "${folder.name}"`)
    })),
).pipe(Command.withDescription("Rename a folder"))

const remove = Command.make(
  "delete",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* product.call(deleteFolder, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, `Deleted ${id}`)
    })),
).pipe(Command.withDescription("Delete a folder; its tasks are kept, in no folder"))

const ids = Argument.variadic(Argument.String("task-id").pipe(Argument.withSchema(TaskId)), { min: 1 })
const to = Flag.optional(Flag.String("to").pipe(Flag.withSchema(FolderId))).pipe(
  Flag.withDescription("Id of the folder; without it, out of all folders"),
)

const move = Command.make(
  "move",
  { ids, email, to, json },
  ({ ids, email, to, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first, ...others] = ids
      if (first === undefined) return
      const asked = { taskIds: [first, ...others] as const, folderId: Option.getOrNull(to) }
      const done = yield* product.call(moveTasks, asked, yield* accountOf(product, email))
      yield* print(json, done, `Moved ${done.moved.length}`)
    })),
).pipe(Command.withDescription("Move tasks of an account into one of its folders, or out of any folder"))

export const folder = Command.make("folder").pipe(
  Command.withDescription("Folders of an account"),
  Command.withSubcommands([list, create, rename, remove, move]),
)
