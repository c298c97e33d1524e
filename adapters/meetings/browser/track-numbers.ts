import type { Batch } from "./page-script.ts"
import { type Report, short } from "./reports.ts"

/**
 * Gives each voice its number, in the order of appearance. Someone who comes back under the same name, after a break or
 * because the page was loaded again, goes on in the same track.
 */
export const trackNumbers = (report: (said: Report) => void) => {
  const tracks: Array<{ id: string; name: string | null; isOver: boolean }> = []
  const numberOf = (id: string, name: string | null): number => {
    const known = tracks.findIndex((one) => one.id === id)
    if (known >= 0) return known
    const before = name === null ? -1 : tracks.findIndex((one) => one.isOver && one.name === name)
    if (before >= 0) {
      tracks[before] = { id, name, isOver: false }
      return before
    }
    report({ _tag: "Track", track: tracks.length, name })
    return tracks.push({ id, name, isOver: false }) - 1
  }
  return {
    take: ({ upTo, parts }: Batch): void => {
      for (const { id, name: shown, ended, segments } of parts) {
        const name = shown === null ? null : short(shown)
        const track = numberOf(id, name)
        const known = tracks[track]
        if (known === undefined) continue
        if (name !== null && known.name !== name) report({ _tag: "Track", track, name })
        tracks[track] = { id, name: name ?? known.name, isOver: ended }
        for (const { at, pcm } of segments) report({ _tag: "Sound", track, at, pcm: Buffer.from(pcm, "base64") })
      }
      report({ _tag: "UpTo", place: upTo })
    },
    /** The page is gone, and with it all that was in it. */
    pageGone: (): void => tracks.forEach((one) => one.isOver = true),
  }
}
