import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { clearSession } from "#web/lib/session.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { errorCode } from "#web/request/error-message.ts"
import type { RouterOutput } from "#web/request/trpc.ts"

type User = RouterOutput["account"]["getCurrentUser"]
type StoredUser = Pick<User, "id" | "email" | "language" | "ui_language"> & {
  readonly subscription: Pick<User["subscription"], "plan_type">
}

/** The fields of the user that the specification names, and no more. */
export const storeUser = ({ id, email, language, ui_language, subscription: { plan_type } }: StoredUser): void => {
  const stored = { id, email, language, ui_language, subscription: { plan_type } }
  safeLocalStorage.write(storageKeys.user, JSON.stringify(stored))
}

/**
 * Ends a session without an owner: no user is stored, and the server refused to name one. A server that cannot be
 * reached, or that failed, has not refused.
 */
export const clearStrayToken = (error: unknown): void => {
  const code = errorCode(error)
  const isRefused = code !== null && code !== "InternalError"
  if (isRefused && safeLocalStorage.read(storageKeys.user) === null) clearSession("strayToken")
}
