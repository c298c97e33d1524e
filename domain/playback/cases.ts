import { getLinkedMedia } from "./use-cases/get-linked-media.ts"
import { getMediaLink } from "./use-cases/get-media-link.ts"
import { getMedia } from "./use-cases/get-media.ts"
import { getWaveform } from "./use-cases/get-waveform.ts"

export const playbackCases = [
  getLinkedMedia,
  getMedia,
  getMediaLink,
  getWaveform,
] as const
