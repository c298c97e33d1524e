import { fetchMediaLink, type MediaLink } from "./media-link.ts"

/** How long before it expires a link is no longer used. */
const expiryMarginMs = 60_000
/** How long a link to a file that is not ready is reused. */
const unreadyLinkMs = 20_000
/** How often we ask whether the file is ready. */
const pollIntervalMs = 3000

export interface MediaSource {
  /** A link that is valid now. */
  readonly link: () => Promise<MediaLink>
  /** Fetches a new link, because the last one did not work. */
  readonly renew: () => void
  /** True once the file is ready; false when nobody waits for it any more. */
  readonly whenReady: (isWanted: () => boolean) => Promise<boolean>
}

/** Where a recording comes from. The link is fetched at once, so that playback starts sooner. */
export const mediaSource = (taskId: string): MediaSource => {
  let known = fetchMediaLink(taskId)
  let fetchedAt = Date.now()
  const renew = () => {
    known = fetchMediaLink(taskId)
    fetchedAt = Date.now()
    // A failure is reported when someone presses play.
    known.catch(() => undefined)
  }
  const isFresh = ({ expires, isReady }: MediaLink): boolean => {
    const now = Date.now()
    return expires - expiryMarginMs > now && (isReady || fetchedAt + unreadyLinkMs > now)
  }
  const source: MediaSource = {
    link: async () => {
      if (!await known.then(isFresh, () => false)) renew()
      return known
    },
    renew,
    whenReady: async (isWanted) => {
      await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
      if (!isWanted()) return false
      renew()
      return (await known).isReady || source.whenReady(isWanted)
    },
  }
  known.catch(() => undefined)
  return source
}
