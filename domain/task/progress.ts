import type { TranscriptionStep } from "./transcription.ts"

/** Each step's share of the whole job, measured with the embedded engine on a ten-minute recording. */
const shares: Record<TranscriptionStep, number> = {
  probing: 0.01,
  normalising: 0.04,
  "finding-speech": 0.05,
  recognising: 0.8,
  "retrying-gaps": 0.04,
  "diarizing": 0.05,
  assembling: 0.01,
}

const steps = Object.entries(shares)

/** The fraction of the whole job that is done when `within` (0 to 1) of a step is. */
export const overall = (step: TranscriptionStep, within: number): number => {
  let before = 0
  for (const [name, share] of steps) {
    if (name === step) return before + share * Math.min(1, Math.max(0, within))
    before += share
  }
  return before
}
