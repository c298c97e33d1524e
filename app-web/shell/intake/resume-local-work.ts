import { device } from "#web/entities/upload/device/database.ts"
import { setHasWork } from "#web/entities/upload/device/has-work.ts"
import { sweep } from "#web/entities/upload/device/sweep.ts"
import { resumeUploads } from "#web/entities/upload/engine.ts"
import { findUnfinished } from "#web/features/recorder/find-unfinished.ts"

/** Resumes what this device has stored of the user's work. A device that cannot be read has nothing to resume. */
export const resumeLocalWork = async (user: string): Promise<void> => {
  try {
    await sweep()
    await findUnfinished(user)
    await resumeUploads(user)
    const left = await Promise.all([device.keys("batches"), device.keys("recordings")])
    setHasWork(left.flat().length > 0)
  } catch {
    setHasWork(false)
  }
}
