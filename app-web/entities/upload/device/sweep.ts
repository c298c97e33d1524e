import { device } from "./database.ts"
import { isTaken } from "./in-one-tab.ts"

/** Removes what nothing refers to any more: a page may be closed between two steps. */
export const sweep = async (): Promise<void> => {
  // In this order: whoever adds bytes has noted their parcel before.
  const copies = await device.keys("bytes")
  const [parcels, takes] = await Promise.all([device.all("parcels"), device.all("takes")])
  const used = new Set<IDBValidKey>(parcels.flatMap(({ files }) => files.map(({ id }) => id)))
  const unused = copies.filter((key) => typeof key === "string").filter((key) => !used.has(key))
  await Promise.all(unused.map((key) => device.remove("bytes", key)))
  const empty = takes.filter(({ id, pieces }) => pieces === 0 && !used.has(id))
  const isBusy = await Promise.all(empty.map(({ id }) => isTaken(`take-${id}`)))
  await Promise.all(empty.filter((_, index) => isBusy[index] === false).map(({ id }) => device.remove("takes", id)))
}
