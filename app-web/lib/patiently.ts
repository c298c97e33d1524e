import { never } from "../request/failures.ts"
import { serviceIsUpdating } from "../request/updating.ts"

/**
 * Fetches a part of the app. Without network it waits and tries again; a part that the server has no longer
 * belongs to an older version: the page is loaded anew.
 */
export const patiently = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch {
    if (navigator.onLine) {
      serviceIsUpdating()
      return never()
    }
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }))
    return patiently(load)
  }
}
