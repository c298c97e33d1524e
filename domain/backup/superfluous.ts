import type { BackupRuns } from "./backup-run.ts"
import type { KeptBackup } from "./kept-backup.ts"

/** Which archives of ours are more than are to be kept: the oldest of those that were checked. */
export const superfluous = (
  kept: ReadonlyArray<KeptBackup>,
  runs: BackupRuns,
  keep: number,
): ReadonlyArray<string> => {
  const present = new Set(kept.map(({ name }) => name))
  return runs.filter(({ name, outcome }) => outcome._tag === "Done" && present.has(name))
    .slice(keep).map(({ name }) => name)
}

/**
 * Archives of attempts that did not succeed, such as those of killed processes. The newest that could not be checked stays: it may well
 * be whole.
 */
export const leftovers = (kept: ReadonlyArray<KeptBackup>, runs: BackupRuns): ReadonlyArray<string> => {
  const present = new Set(kept.map(({ name }) => name))
  const found = runs.filter(({ name, outcome }) =>
    present.has(name) && outcome._tag !== "Done" && outcome._tag !== "Running"
  )
  const unchecked = found.find(({ outcome }) => outcome._tag === "Failed" && outcome.reason === "not-checked")
  return found.filter((run) => run !== unchecked).map(({ name }) => name)
}
