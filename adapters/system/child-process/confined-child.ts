import { readFileSync } from "node:fs"

/** The direct children of a process. */
export const childrenOf = (pid: number | undefined): ReadonlyArray<number> =>
  (readProc(`${pid}/task/${pid}/children`) ?? "").split(" ").filter(Boolean).map(Number)

/**
 * What to kill to end a process that may be bubblewrap: its child, the first process in the new namespace, with which all
 * others end. Bubblewrap then reaps it and exits; killed itself, it would leave that to process 1, which may not do it.
 */
export const confinedChild = (pid: number): number | null =>
  readProc(`${pid}/comm`)?.trim() === "bwrap" ? childrenOf(pid)[0] ?? null : null

const readProc = (path: string): string | null => {
  try {
    return readFileSync(`/proc/${path}`, "utf8").trim()
  } catch {
    return null
  }
}
