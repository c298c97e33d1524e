import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { storeOf } from "#web/lib/store.ts"

interface Review {
  readonly take: Take
  readonly bytes: Blob
  /** Whether the device keeps it until it is uploaded. */
  readonly isKept: boolean
}

/** A finished recording that waits for its name and for what is to become of it. */
export const review = storeOf<Review | null>(null)

/** Until it was decided what becomes of a recording. */
export const isDecided = (takeId: string): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (review.get()?.take.id === takeId) return
      stop()
      resolve()
    }
    const stop = review.subscribe(look)
    look()
  })
