import { never } from "./failures.ts"
import { serviceIsUpdating } from "./updating.ts"

/** Milliseconds. */
const pause = 300

/**
 * Fetches a part of the app. Without network it waits and tries again; so it does once when the network is there, as it
 * may have come back just now. A part that the server has no longer belongs to an older version: the page is loaded anew.
 */
export const patiently = async <Part>(load: () => Promise<Part>, isAgain = false): Promise<Part> => {
  try {
    return await load()
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
