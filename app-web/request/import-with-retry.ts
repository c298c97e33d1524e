import { textsReady } from "#web/lib/catalogues.ts"
import { never } from "./failures.ts"
import { serviceIsUpdating } from "./updating.ts"

/** Milliseconds. */
const pause = 300

/**
 * Fetches a part of the app, with its texts. Without network it waits and tries again; with network it tries once more, as
 * that may have come back just now. A part that the server no longer has belongs to an older version: the page reloads.
 */
export const patiently = async <Part>(load: () => Promise<Part>, isAgain = false): Promise<Part> => {
  try {
    const part = await load()
    await textsReady()
    return part
  } catch {
    const isOnline = navigator.onLine
    if (isOnline && isAgain) {
      serviceIsUpdating()
      return never()
    }
    await new Promise((resolve) =>
      isOnline ? setTimeout(resolve, pause) : addEventListener("online", resolve, { once: true })
    )
    return patiently(load, isOnline)
  }
}
