import { device } from "./device/database.ts"
import { noteWork } from "./device/has-work.ts"
import { sweep } from "./device/sweep.ts"
import { findUnfinished } from "./record/find-unfinished.ts"
import { startUploads } from "./upload/engine.ts"

/** Goes on with what this device kept of somebody's work. A device that gives nothing back has nothing to go on with. */
export const goOn = async (user: string): Promise<void> => {
  try {
    await sweep()
    await findUnfinished(user)
    await startUploads(user)
    const left = await Promise.all([device.keys("parcels"), device.keys("takes")])
    noteWork(left.flat().length > 0)
  } catch {
    noteWork(false)
  }
}
