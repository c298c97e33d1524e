import { mayHaveWork } from "#web/entities/upload/device/has-work.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { openSharedFiles } from "#web/features/add-dialog/open-shared-files.ts"
import { basePath, pathTo } from "#web/lib/base-path.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

/** Runs once the app has loaded, and again after each sign-in. None of it delays the first screen. */
export const onSignedIn = async (user: string): Promise<void> => {
  registerServiceWorker()
  void openSharedFiles()
  if (safeLocalStorage.read(storageKeys.push) !== null) {
    void import("#web/features/notifications/renew-push.ts").then(({ renewPush }) => renewPush())
  }
  if (!mayHaveWork() && uploads.get().length === 0) return
  const { resumeLocalWork } = await import("./resume-local-work.ts")
  await resumeLocalWork(user)
}

let isDone = false

/** The service worker receives files that other apps share. It never answers requests for pages or the API. */
const registerServiceWorker = (): void => {
  if (isDone || !import.meta.env.PROD || !("serviceWorker" in navigator)) return
  isDone = true
  // If this is forbidden, sharing is not offered; everything else works without it.
  navigator.serviceWorker.register(pathTo("sw.js"), { scope: basePath }).catch(() => undefined)
}
