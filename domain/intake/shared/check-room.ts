import { Effect } from "effect"
import { DiskSpace } from "../../kernel/disk-space.ts"
import { StorageFull } from "../../kernel/errors.ts"
import type { UserId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { AccountStorageFull } from "../errors.ts"
import { UploadStore } from "../upload-store.port.ts"

/**
 * Refuses this many more bytes of an account when it, or the server, has no room for them. Call it inside a transaction
 * that has locked the account and stores the size: of concurrent requests, each sees those before it.
 */
export const checkRoom = Effect.fnUntraced(function*(owner: UserId, more: number) {
  const uploads = yield* UploadStore
  const { maxInAll, maxOfAccount } = yield* DiskSpace
  yield* requireSpace(more)
  if ((yield* uploads.bytes(owner)) + more > maxOfAccount) return yield* new AccountStorageFull({ limit: maxOfAccount })
  if (maxInAll === null) return
  yield* uploads.lockRoom
  if ((yield* uploads.bytes(null)) + more > maxInAll) return yield* new StorageFull()
})
