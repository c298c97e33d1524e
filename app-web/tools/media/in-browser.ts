import {
  AdtsOutputFormat,
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  Conversion,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WavOutputFormat,
} from "mediabunny"
import { type MediaTool, recipeFor, type SoundFacts, type SoundFormat } from "./recipe.ts"

const inputOf = (file: Blob) => new Input({ source: new BlobSource(file), formats: ALL_FORMATS })

/** What the sound of a file is; null for a file that only the server can read. */
export const readSound = async (file: Blob): Promise<SoundFacts | null> => {
  const input = inputOf(file)
  try {
    const track = await input.getPrimaryAudioTrack()
    const codec = await track?.getCodec() ?? null
    if (track === null || codec === null) return null
    const [isVideo, isDecodable, duration, { averageBitrate: bitRate }] = await Promise.all([
      input.getPrimaryVideoTrack().then((video) => video !== null),
      track.canDecode(),
      input.computeDuration(),
      track.computePacketStats(200),
    ])
    const [channels, sampleRate] = await Promise.all([track.getNumberOfChannels(), track.getSampleRate()])
    return { isVideo, codec, channels, sampleRate, bitRate, duration, isDecodable }
  } catch {
    return null
  } finally {
    input.dispose()
  }
}

/** The codecs that this browser can write. */
export const readEncodable = async (): Promise<ReadonlySet<string>> => {
  const [aac, mp3] = await Promise.all([canEncodeAudio("aac"), canEncodeAudio("mp3")])
  return new Set([...(aac ? ["aac"] : []), ...(mp3 ? ["mp3"] : [])])
}

const outputs = {
  mp3: () => ({ format: new Mp3OutputFormat(), codec: "mp3", type: "audio/mpeg" } as const),
  wav: () => ({ format: new WavOutputFormat(), codec: "pcm-s16", type: "audio/wav" } as const),
  m4a: () => ({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), codec: "aac", type: "audio/mp4" } as const),
  aac: () => ({ format: new AdtsOutputFormat(), codec: "aac", type: "audio/aac" } as const),
}

interface Wanted {
  readonly file: File
  readonly sound: SoundFacts
  readonly tool: MediaTool
  readonly format: SoundFormat
  readonly quality: number
  readonly isCopy: boolean
  readonly signal: AbortSignal
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void
}

/** Makes the new file on this device: nothing is sent. */
export const convertHere = async (wanted: Wanted): Promise<Blob> => {
  const { file, sound, tool, format: name, quality, isCopy, signal, onProgress } = wanted
  const { format, codec, type } = outputs[name]()
  const { channels, sampleRate, bitRate } = recipeFor(tool, name, quality, sound)
  const encoded = {
    codec,
    numberOfChannels: channels,
    sampleRate,
    forceTranscode: true,
    ...(codec !== "pcm-s16" && { bitrate: bitRate }),
  }
  const input = inputOf(file)
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const conversion = await Conversion.init({
    input,
    output,
    video: { discard: true },
    audio: isCopy ? {} : encoded,
  })
  if (!conversion.isValid) throw new Error("this browser cannot convert the file")
  conversion.onProgress = onProgress
  const stop = () => void conversion.cancel()
  signal.addEventListener("abort", stop)
  try {
    await conversion.execute()
  } finally {
    signal.removeEventListener("abort", stop)
    input.dispose()
  }
  return new Blob(target.buffer === null ? [] : [target.buffer], { type })
}
