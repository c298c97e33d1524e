import { getWaveform } from "./use-cases/get-waveform.ts"

export const playbackCases = [
  getWaveform,
] as const
