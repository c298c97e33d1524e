import { mayBecomeTask } from "#domain/intake/limits.ts"

/** Where files are moved once they are tasks. Nobody looks into it. */
export const doneFolder = "done"

/** Whether a path below a place is of a recording or a document, and neither hidden, nor unfinished, nor put away. */
export const isWatched = (path: string): boolean => {
  const parts = path.split("/")
  const name = parts.at(-1) ?? ""
  return mayBecomeTask(name) && !/^[.~]/.test(name) && !parts.slice(0, -1).some(isPassed)
}

/** Whether nobody looks into a folder of this name. */
export const isPassed = (folder: string): boolean => folder.startsWith(".") || folder === doneFolder
