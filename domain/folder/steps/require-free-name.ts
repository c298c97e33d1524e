import { Effect } from "effect"
import type { FolderId, UserId } from "../../kernel/ids.ts"
import { nameKeyOf } from "../../kernel/name-key.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { FolderNameTaken } from "../errors.ts"
import { FolderStore } from "../folder-store.port.ts"

/**
 * Refuses a name that another folder of the account has. Locks the account, so that two requests cannot both take it: call
 * it inside a transaction.
 */
export const requireFreeName = Effect.fnUntraced(function*(owner: UserId, name: string, self?: FolderId) {
  const folders = yield* FolderStore
  const { lock } = yield* MinuteLedger
  yield* lock(owner)
  const key = nameKeyOf(name)
  const isTaken = (yield* folders.list(owner)).some((one) => one.id !== self && nameKeyOf(one.name) === key)
  if (isTaken) return yield* new FolderNameTaken()
})
