import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

interface Remembered {
  readonly taskId: string
  /** Milliseconds. */
  readonly at: number
  readonly rate: number
}

/** For how many recordings the browser remembers the position. */
const maxEntries = 100

const entries = (): ReadonlyArray<Remembered> => {
  const found: unknown = JSON.parse(safeLocalStorage.read(storageKeys.heard) ?? "[]")
  return Array.isArray(found) ? found.filter(isRemembered) : []
}

const isRemembered = (one: unknown): one is Remembered =>
  typeof one === "object" && one !== null && "taskId" in one && "at" in one && "rate" in one &&
  Number.isFinite(one.at) && Number.isFinite(one.rate)

/** The last position and speed of a recording. */
export const recall = (taskId: string): { readonly at: number; readonly rate: number } =>
  entries().find((one) => one.taskId === taskId) ?? { at: 0, rate: 1 }

export const remember = (one: Remembered): void => {
  safeLocalStorage.write(
    storageKeys.heard,
    JSON.stringify([one, ...entries().filter(({ taskId }) => taskId !== one.taskId)].slice(0, maxEntries)),
  )
}
