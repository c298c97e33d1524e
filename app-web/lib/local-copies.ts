import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys, unsavedWordsKey } from "./storage-keys.ts"

const prefix = "parley-writing."

/** The database in which the browser keeps a document that is written, named `task.<id>.<epoch>`. */
export const copyName = (document: string): string => `${prefix}${document}`

/** Whether words were written here that the server has not stored. They are in the copy on this device. */
export const hasUnsavedWords = (taskId: string): boolean => safeLocalStorage.read(unsavedWordsKey(taskId)) !== null

export const noteUnsavedWords = (taskId: string, isUnsaved: boolean): void => {
  if (hasUnsavedWords(taskId) !== isUnsaved) safeLocalStorage.write(unsavedWordsKey(taskId), isUnsaved ? "1" : null)
}

/** Removes the copies on this device that another account left, and those of this task before a backup was restored. */
export const claimCopies = async (userId: string, taskId: string, document: string): Promise<void> => {
  const isOwn = safeLocalStorage.read(storageKeys.writingOwner) === userId
  if (isOwn) await remove((name) => name.startsWith(copyName(`task.${taskId}.`)) && name !== copyName(document))
  else await discardCopies()
  safeLocalStorage.write(storageKeys.writingOwner, userId)
}

/** Removes copies from this device: those of a task, or all, as for signing out. */
export const discardCopies = (taskId?: string): Promise<void> =>
  remove((name) => name.startsWith(taskId === undefined ? prefix : copyName(`task.${taskId}.`)))

const remove = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const name of (await databaseNames()).filter(isWanted)) {
    indexedDB.deleteDatabase(name)
    safeLocalStorage.write(unsavedWordsKey(name.split(".")[2] ?? ""), null)
  }
}

/** None where the browser keeps no databases, as in some private windows. */
const databaseNames = async (): Promise<ReadonlyArray<string>> => {
  try {
    return (await indexedDB.databases()).map(({ name = "" }) => name)
  } catch {
    return []
  }
}
