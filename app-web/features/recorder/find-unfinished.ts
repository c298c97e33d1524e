import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { device } from "#web/entities/upload/device/database.ts"
import { isTaken } from "#web/entities/upload/device/in-one-tab.ts"
import { recording } from "./recording.ts"
import { review } from "./review.ts"
import { unfinished } from "./unfinished.ts"

/** Looks for recordings that were cut off: nobody makes them any more, and no upload has them. */
export const findUnfinished = async (owner: string): Promise<void> => {
  const [takes, parcels] = await Promise.all([device.all("takes"), device.all("parcels")])
  const uploading = new Set(parcels.flatMap(({ files }) => files.map(({ id }) => id)))
  const open = takes.filter((take) => take.owner === owner && take.pieces > 0 && !uploading.has(take.id))
  const isBusy = await Promise.all(open.map(({ id }) => isMade(id)))
  unfinished.set(open.filter((_, index) => isBusy[index] === false))
}

const isMade = async (id: Take["id"]): Promise<boolean> =>
  recording.get()?.takeId === id || review.get()?.take.id === id || await isTaken(`take-${id}`)
