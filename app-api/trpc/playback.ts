import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { query, router } from "./trpc.ts"

export const playbackRouter = router({
  getWaveform: query(getWaveform),
})
