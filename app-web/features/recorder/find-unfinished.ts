import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { device } from "#web/entities/upload/device/database.ts"
import { isLocked, lockOf } from "#web/entities/upload/device/in-one-tab.ts"
import { uploader } from "#web/entities/upload/uploads.ts"
import { liveRecording, review, unfinished } from "./recording-state.ts"

/** Finds recordings that were cut off: no tab is making them, and no upload has them. */
export const findUnfinished = async (owner: string): Promise<void> => unfinished.set(await cutOff(owner))

const cutOff = async (owner: string): Promise<ReadonlyArray<BrowserRecording>> => {
  const [recordings, batches] = await Promise.all([device.all("recordings"), device.all("batches")])
  const uploading = new Set(batches.flatMap(({ files }) => files.map(({ id }) => id)))
  const open = recordings.filter((one) => one.owner === owner && one.pieces > 0 && !uploading.has(one.id))
  const isBusy = await Promise.all(open.map(({ id }) => isInUse(id)))
  return open.filter((_, index) => isBusy[index] === false)
}

const isInUse = async (id: string): Promise<boolean> =>
  liveRecording.get()?.id === id || review.get()?.recording.id === id || await isLocked(lockOf.recording(id))

/** Removes from the list what another tab has kept or discarded. What this one is discarding does not come back. */
const followOtherTabs = async (owner: string): Promise<void> => {
  const open = new Set((await cutOff(owner)).map(({ id }) => id))
  unfinished.set((all) => all.filter(({ id }) => open.has(id)))
}

document.addEventListener("visibilitychange", () => {
  const owner = uploader.get()
  if (document.hidden || owner === null || unfinished.get().length === 0) return
  // A device that cannot be read now is read again at the next visit.
  followOtherTabs(owner).catch(() => undefined)
})
