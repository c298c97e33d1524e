import type { Source } from "./source.ts"
import type { TranscriptionStep } from "./transcription.ts"

/** The share of a video link that getting it is, before all else. */
const fetching = 0.1

/** Each step's share of getting a link, and of the rest, measured with the embedded engine on a ten-minute recording. */
const shares: Record<TranscriptionStep, number> = {
  "getting-link": 0.1,
  downloading: 0.9,
  probing: 0.01,
  normalising: 0.04,
  "finding-speech": 0.05,
  recognising: 0.8,
  "retrying-gaps": 0.04,
  "diarizing": 0.05,
  assembling: 0.01,
}

const isFetching = (step: string): boolean => step === "getting-link" || step === "downloading"

const steps = Object.entries(shares)

/** The fraction of the whole job that is done when `within` (0 to 1) of a step is. */
export const overall = (step: TranscriptionStep, within: number, source: Source): number => {
  const own = ownShare(step, within)
  if (source !== "link") return own
  return isFetching(step) ? own * fetching : fetching + own * (1 - fetching)
}

/** How much of the transcription alone is done, of a job of which `fraction` is: below 0 while a link is being fetched. */
export const withoutFetching = (fraction: number, source: Source): number =>
  source === "link" ? (fraction - fetching) / (1 - fetching) : fraction

/** Among the steps of getting the link, or among the others. */
const ownShare = (step: TranscriptionStep, within: number): number => {
  let before = 0
  for (const [name, share] of steps) {
    if (name === step) return before + share * Math.min(1, Math.max(0, within))
    if (isFetching(name) === isFetching(step)) before += share
  }
  return before
}
