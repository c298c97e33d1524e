import { mayHaveWork } from "#web/entities/upload/device/has-work.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { openSharedFiles } from "#web/features/add-dialog/open-shared-files.ts"
import { registerServiceWorker } from "./register-service-worker.ts"

/** Runs once the app has loaded, and again after each sign-in. None of it delays the first screen. */
export const onSignedIn = async (user: string): Promise<void> => {
  registerServiceWorker()
  void openSharedFiles()
  if (!mayHaveWork() && uploads.get().length === 0) return
  const { resumeLocalWork } = await import("./resume-local-work.ts")
  await resumeLocalWork(user)
}
