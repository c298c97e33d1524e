import { basePath, pathTo } from "#web/lib/base-path.ts"

let isDone = false

/** The service worker receives files that other apps share. It never answers requests for pages or the API. */
export const registerServiceWorker = (): void => {
  if (isDone || !import.meta.env.PROD || !("serviceWorker" in navigator)) return
  isDone = true
  // If this is forbidden, sharing is not offered; everything else works without it.
  navigator.serviceWorker.register(pathTo("sw.js"), { scope: basePath }).catch(() => undefined)
}
