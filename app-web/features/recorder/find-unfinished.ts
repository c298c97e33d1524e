import { device } from "#web/entities/upload/device/database.ts"
import { isLocked, lockOf } from "#web/entities/upload/device/in-one-tab.ts"
import { liveRecording, review, unfinished } from "./recording-state.ts"

/** Finds recordings that were cut off: no tab is making them, and no upload has them. */
export const findUnfinished = async (owner: string): Promise<void> => {
  const [recordings, batches] = await Promise.all([device.all("recordings"), device.all("batches")])
  const uploading = new Set(batches.flatMap(({ files }) => files.map(({ id }) => id)))
  const open = recordings.filter((one) => one.owner === owner && one.pieces > 0 && !uploading.has(one.id))
  const isBusy = await Promise.all(open.map(({ id }) => isInUse(id)))
  unfinished.set(open.filter((_, index) => isBusy[index] === false))
}

const isInUse = async (id: string): Promise<boolean> =>
  liveRecording.get()?.id === id || review.get()?.recording.id === id || await isLocked(lockOf.recording(id))
