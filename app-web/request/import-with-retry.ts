import { textsReady } from "#web/lib/catalogues.ts"
import { never } from "./failures.ts"
import { markUpdating } from "./updating.ts"

const retryDelayMs = 300

/**
 * Fetches a part of the app with its texts. Offline, it waits for the network and tries again; online, it tries once more,
 * because the network may only just have come back. A part that the server no longer has belongs to an older version: the
 * page reloads.
 */
export const importWithRetry = async <Part>(load: () => Promise<Part>, isRetry = false): Promise<Part> => {
  try {
    const part = await load()
    await textsReady()
    return part
  } catch {
    const isOnline = navigator.onLine
    if (isOnline && isRetry) {
      markUpdating()
      return never()
    }
    await new Promise((resolve) =>
      isOnline ? setTimeout(resolve, retryDelayMs) : addEventListener("online", resolve, { once: true })
    )
    return importWithRetry(load, isOnline)
  }
}
