import type { Source } from "./source.ts"
import type { TranscriptionStep } from "./transcription.ts"

/** The share that getting a video, or being in a meeting, is before all else. */
const fetching = 0.1

/** Each step's share of getting a link, and of the rest, measured with the embedded engine on a ten-minute recording. */
const shares: Record<TranscriptionStep, number> = {
  "getting-link": 0.1,
  downloading: 0.9,
  joining: 0.1,
  attending: 0.9,
  probing: 0.01,
  normalising: 0.04,
  "finding-speech": 0.05,
  recognising: 0.8,
  "retrying-gaps": 0.04,
  "diarizing": 0.05,
  assembling: 0.01,
}

/** What comes before the recording is there, by its source. */
const early: Partial<Record<Source, ReadonlyArray<string>>> = {
  link: ["getting-link", "downloading"],
  meeting: ["joining", "attending"],
}
const allEarly = new Set(Object.values(early).flat())

const steps = Object.entries(shares)

/** The fraction of the whole job that is done when `within` (0 to 1) of a step is. */
export const overall = (step: TranscriptionStep, within: number, source: Source): number => {
  const own = early[source]
  const isEarly = allEarly.has(step)
  const among = steps.filter(([name]) => isEarly ? own?.includes(name) === true : !allEarly.has(name))
  const share = shareAmong(among, step, within)
  if (own === undefined) return share
  return isEarly ? share * fetching : fetching + share * (1 - fetching)
}

/** How much of the transcription alone is done, of a job of which `fraction` is: below 0 before the recording is there. */
export const withoutFetching = (fraction: number, source: Source): number =>
  early[source] === undefined ? fraction : (fraction - fetching) / (1 - fetching)

/** Of these steps, in their order. */
const shareAmong = (among: typeof steps, step: TranscriptionStep, within: number): number => {
  let before = 0
  for (const [name, share] of among) {
    if (name === step) return before + share * Math.min(1, Math.max(0, within))
    before += share
  }
  return before
}
