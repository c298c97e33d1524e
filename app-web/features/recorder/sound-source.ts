import { problemOf, type RecordProblem } from "./record-problem.ts"

export interface WantedSound {
  readonly microphone: boolean
  readonly tab: boolean
  /** Whether the browser takes out noise and echo. */
  readonly isCleaned: boolean
}

export interface SoundSource {
  /** What is recorded: one source as it is, two mixed. */
  readonly stream: MediaStream
  /** How loud it is now, 0 to 1. */
  readonly level: () => number
  /** Called when a source is taken away: a cable, the end of sharing. */
  readonly onEnd: (tell: () => void) => void
  readonly close: () => void
}

/** Asks for the sound. The tab is asked for first: its window opens only right after a press. */
export const openSound = async (wanted: WantedSound): Promise<SoundSource | RecordProblem> => {
  const tab = wanted.tab ? await tabSound() : null
  if (typeof tab === "string") return tab
  const microphone = wanted.microphone ? await microphoneSound(wanted.isCleaned) : null
  if (typeof microphone === "string") {
    stop(tab)
    return microphone
  }
  return joined([tab, microphone].filter((stream) => stream !== null))
}

const microphoneSound = (isCleaned: boolean): Promise<MediaStream | RecordProblem> =>
  navigator.mediaDevices
    .getUserMedia({
      audio: { echoCancellation: isCleaned, noiseSuppression: isCleaned, autoGainControl: isCleaned },
    })
    .catch((error: unknown) => problemOf(error, "microphone"))

/** Browsers share sound only with a picture, which is not recorded. */
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

const joined = (streams: ReadonlyArray<MediaStream>): SoundSource => {
  const context = new AudioContext()
  const ear = context.createAnalyser()
  const mix = context.createMediaStreamDestination()
  for (const stream of streams) {
    const sound = context.createMediaStreamSource(stream)
    sound.connect(ear)
    sound.connect(mix)
  }
  const samples = new Float32Array(ear.fftSize)
  const [only, ...others] = streams
  const tracks = streams.flatMap((stream) => stream.getTracks())
  return {
    stream: only !== undefined && others.length === 0 ? new MediaStream(only.getAudioTracks()) : mix.stream,
    level: () => {
      ear.getFloatTimeDomainData(samples)
      return loudness(samples)
    },
    onEnd: (tell) => {
      for (const track of tracks) track.addEventListener("ended", tell)
    },
    close: () => {
      for (const stream of streams) stop(stream)
      void context.close()
    },
  }
}

/** From silence (−60 dB) to as loud as can be, 0 to 1. */
const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, Math.max(0, 1 + Math.log10(Math.max(power, 1e-12)) / 6))
}

const stop = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
