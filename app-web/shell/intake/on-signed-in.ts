import { mayHaveWork } from "#web/entities/upload/device/has-work.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { openShared } from "#web/features/add-dialog/open-shared-files.ts"
import { registerWorker } from "./register-service-worker.ts"

/** What is done once the app is there, and again after each sign-in: none of it keeps the first screen waiting. */
export const begin = async (user: string): Promise<void> => {
  registerWorker()
  void openShared()
  if (!mayHaveWork() && uploads.get().length === 0) return
  const { goOn } = await import("./resume-local-work.ts")
  await goOn(user)
}
