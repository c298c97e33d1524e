import { minutesOfAudio } from "../plan/ledger.ts"
import type { Meeting } from "./meeting.ts"

/** Minutes that a guest was in, by the clock: from being let in to being out, whatever was recorded of it. */
export const minutesIn = ({ joinedAt, endedAt }: Pick<Meeting, "joinedAt" | "endedAt">): number =>
  joinedAt === null || endedAt === null
    ? 0
    : minutesOfAudio(Math.max(0, endedAt.epochMilliseconds - joinedAt.epochMilliseconds) / 1000)
