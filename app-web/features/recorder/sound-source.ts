import { problemOf, type RecordProblem } from "./record-problem.ts"

export interface SoundOptions {
  readonly microphone: boolean
  readonly tab: boolean
  /** Whether the browser removes noise and echo. */
  readonly isCleaned: boolean
}

/** What is heard in a recording. */
export type Sound = "microphone" | "tab"

export interface SoundSource {
  /** What is recorded: one sound as it is, two mixed together. */
  readonly stream: MediaStream
  /** The loudness now, 0 to 1. */
  readonly level: () => number
  /** Calls back once for each sound that goes away, unplugged or no longer shared; with the one that is left. */
  readonly onEnd: (listener: (left: Sound | null) => void) => void
  readonly close: () => void
}

interface Part {
  readonly sound: Sound
  readonly stream: MediaStream
}

/** Asks the browser for the sound. The tab comes first, because its picker opens only right after a click. */
export const openSound = async (options: SoundOptions): Promise<SoundSource | RecordProblem> => {
  const tab = options.tab ? await tabSound() : null
  if (typeof tab === "string") return tab
  const microphone = options.microphone ? await microphoneSound(options.isCleaned) : null
  if (typeof microphone === "string") {
    stop(tab)
    return microphone
  }
  return joined([
    ...(tab === null ? [] : [{ sound: "tab" as const, stream: tab }]),
    ...(microphone === null ? [] : [{ sound: "microphone" as const, stream: microphone }]),
  ])
}

const microphoneSound = (isCleaned: boolean): Promise<MediaStream | RecordProblem> =>
  navigator.mediaDevices
    .getUserMedia({
      audio: { echoCancellation: isCleaned, noiseSuppression: isCleaned, autoGainControl: isCleaned },
    })
    .catch((error: unknown) => problemOf(error, "microphone"))

/** Browsers share sound only together with a picture, which is not recorded. */
const tabSound = async (): Promise<MediaStream | RecordProblem> => {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: true,
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    })
    if (stream.getAudioTracks().length > 0) return stream
    stop(stream)
    return "noTabSound"
  } catch (error) {
    return problemOf(error, "tab")
  }
}

const joined = (parts: ReadonlyArray<Part>): SoundSource => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  const mix = context.createMediaStreamDestination()
  for (const { stream } of parts) {
    const node = context.createMediaStreamSource(stream)
    node.connect(analyser)
    node.connect(mix)
  }
  const samples = new Float32Array(analyser.fftSize)
  const [only, ...others] = parts
  return {
    stream: only !== undefined && others.length === 0 ? new MediaStream(only.stream.getAudioTracks()) : mix.stream,
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      return loudness(samples)
    },
    onEnd: (listener) => {
      const left = new Set(parts)
      for (const part of parts) {
        const end = () => {
          if (!left.delete(part)) return
          stop(part.stream)
          listener([...left][0]?.sound ?? null)
        }
        for (const track of part.stream.getTracks()) track.addEventListener("ended", end)
      }
    },
    close: () => {
      for (const { stream } of parts) stop(stream)
      void context.close()
    },
  }
}

/** 0 at −60 dB or less, 1 at full scale. */
const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, Math.max(0, 1 + Math.log10(Math.max(power, 1e-12)) / 6))
}

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
