import { device } from "#web/entities/upload/device/database.ts"
import { noteWork } from "#web/entities/upload/device/has-work.ts"
import { sweep } from "#web/entities/upload/device/sweep.ts"
import { startUploads } from "#web/entities/upload/engine.ts"
import { findUnfinished } from "#web/features/recorder/find-unfinished.ts"

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
