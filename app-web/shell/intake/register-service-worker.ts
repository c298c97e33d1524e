import { basePath, pathTo } from "#web/lib/base-path.ts"

let isDone = false

/** The service worker receives what other apps share with this one. It never answers for pages or the API. */
export const registerWorker = (): void => {
  if (isDone || !import.meta.env.PROD || !("serviceWorker" in navigator)) return
  isDone = true
  // Where it is forbidden, sharing is not offered; everything else works without.
  navigator.serviceWorker.register(pathTo("sw.js"), { scope: basePath }).catch(() => undefined)
}
