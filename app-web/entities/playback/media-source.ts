import { fetchMediaLink, type MediaLink } from "./media-link.ts"

/** So long before it ends, a link is not used any more. In milliseconds. */
const margin = 60_000
/** A file that plays better is asked for again after this, when somebody plays again. */
const patience = 20_000
/** Who waits for it asks so often. */
const pollEvery = 3000

export interface MediaSource {
  /** A link that works now. */
  readonly link: () => Promise<MediaLink>
  /** The one that was fetched does not work. */
  readonly forget: () => void
  /** True when what is being made is there; false when nobody waits for it any more. */
  readonly made: (isWanted: () => boolean) => Promise<boolean>
}

/** Where a recording comes from. The link is fetched at once: whoever presses play then hears it sooner. */
export const mediaSource = (taskId: string): MediaSource => {
  let known = fetchMediaLink(taskId)
  let fetchedAt = Date.now()
  const fetchAnew = () => {
    known = fetchMediaLink(taskId)
    fetchedAt = Date.now()
    // Whoever plays hears of a failure; before, nobody needs to.
    known.catch(() => undefined)
  }
  const isFresh = ({ expires, isReady }: MediaLink): boolean => {
    const now = Date.now()
    return expires - margin > now && (isReady || fetchedAt + patience > now)
  }
  const source: MediaSource = {
    link: async () => {
      if (!await known.then(isFresh, () => false)) fetchAnew()
      return known
    },
    forget: fetchAnew,
    made: async (isWanted) => {
      await new Promise((resolve) => setTimeout(resolve, pollEvery))
      if (!isWanted()) return false
      fetchAnew()
      return (await known).isReady || source.made(isWanted)
    },
  }
  known.catch(() => undefined)
  return source
}
