import { device } from "./database.ts"
import { isLocked, lockOf } from "./in-one-tab.ts"

/** Removes whatever nothing refers to any more: a page may be closed between two steps. */
export const sweep = async (): Promise<void> => {
  // In this order, because a batch is stored before its bytes.
  const copies = await device.keys("bytes")
  const [batches, recordings] = await Promise.all([device.all("batches"), device.all("recordings")])
  const used = new Set<IDBValidKey>(batches.flatMap(({ files }) => files.map(({ id }) => id)))
  const unused = copies.filter((key) => typeof key === "string").filter((key) => !used.has(key))
  await Promise.all(unused.map((key) => device.remove("bytes", key)))
  const empty = recordings.filter(({ id, pieces }) => pieces === 0 && !used.has(id))
  const isBusy = await Promise.all(empty.map(({ id }) => isLocked(lockOf.recording(id))))
  await Promise.all(
    empty.filter((_, index) => isBusy[index] === false).map(({ id }) => device.remove("recordings", id)),
  )
}
