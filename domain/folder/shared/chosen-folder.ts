import { Effect, Schema } from "effect"
import { FolderId, type UserId } from "../../kernel/ids.ts"
import { FolderNotFound } from "../errors.ts"
import { FolderStore } from "../folder-store.port.ts"

const isId = Schema.is(FolderId)

/**
 * The folder that a task goes into, null for none; refuses one that the account does not have. Inside a transaction it
 * cannot be removed before that ends; lock the account first, as renaming does.
 */
export const chosenFolder = Effect.fnUntraced(function*(choice: string | null | undefined, owner: UserId) {
  if (choice === undefined || choice === null || choice === "" || choice === "uncategorized") return null
  const folders = yield* FolderStore
  const asked = choice.toLowerCase()
  if (!isId(asked)) return yield* new FolderNotFound()
  const { id } = yield* folders.get(asked, owner)
  return id
})
