/** Milliseconds within which a report that says the same is sent only once. */
const window = 5000
/** With more entries than this, those that no longer matter are removed. */
const mostKept = 100

interface RecentReports {
  /** Whether the same was sent a moment ago. If not, it counts as sent now. */
  readonly isRepeated: (content: string, now: number) => boolean
  readonly size: () => number
}

/** What was sent in the last few seconds. */
export const recentReports = (): RecentReports => {
  const sent = new Map<string, number>()
  return {
    isRepeated: (content, now) => {
      if (isRecent(sent.get(content), now)) return true
      sent.set(content, now)
      if (sent.size > mostKept) { for (const [one, time] of sent) if (!isRecent(time, now)) sent.delete(one) }
      return false
    },
    size: () => sent.size,
  }
}

/** A clock that was set back makes nothing recent. */
const isRecent = (time: number | undefined, now: number): boolean => time !== undefined && Math.abs(now - time) < window
