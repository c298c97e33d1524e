import { type AudioChunk, bytesPerMillisecond, sampleRate } from "#domain/transcript/audio.ts"
import { open } from "node:fs/promises"

/** The chunk's own samples. Past the end of the recording there are none. */
export const readChunk = async (chunk: AudioChunk): Promise<Buffer<ArrayBuffer>> => {
  const start = Math.round(chunk.begin) * bytesPerMillisecond
  const wanted = Buffer.alloc(Math.max(0, Math.round(chunk.end) * bytesPerMillisecond - start))
  await using file = await open(chunk.audio.path)
  const { bytesRead } = await file.read(wanted, 0, wanted.length, start)
  return wanted.subarray(0, bytesRead - bytesRead % 2)
}

/** A plain PCM WAV file around raw 16-bit mono samples. */
export const wavFile = (samples: Buffer<ArrayBuffer>, name: string): File => {
  const header = Buffer.alloc(44)
  header.write("RIFF", 0, "latin1")
  header.writeUInt32LE(36 + samples.length, 4)
  header.write("WAVEfmt ", 8, "latin1")
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write("data", 36, "latin1")
  header.writeUInt32LE(samples.length, 40)
  return new File([header, samples], name, { type: "audio/wav" })
}
