import { bytesPerMillisecond, sampleRate } from "#domain/media/audio.ts"
import { createWriteStream } from "node:fs"
import { type FileHandle, open, rm, stat } from "node:fs/promises"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

/** Bytes that are mixed at a time: more would make others wait. */
const slice = 131_072
const headerSize = 44

/** Adds up raw tracks (signed 16-bit mono at 16 kHz) into a WAV file, sample by sample, and returns its milliseconds. */
export const mixTracks = async (
  paths: ReadonlyArray<string>,
  target: string,
  signal: AbortSignal,
): Promise<number> => {
  const tracks = await Promise.all(paths.map((path) => open(path, "r")))
  try {
    const sizes = await Promise.all(tracks.map(async (track) => wholeSamples((await track.stat()).size)))
    const size = Math.max(0, ...sizes)
    const slices = Readable.from(positions(size)).map((at: number) =>
      mixedSlice(tracks, at, Math.min(slice, size - at))
    )
    const file = createWriteStream(target, { mode: 0o644, flush: true })
    file.write(headerFor(size))
    await pipeline(slices, file, { signal })
    return Math.floor(size / bytesPerMillisecond)
  } catch (cause) {
    await rm(target, { force: true })
    throw cause
  } finally {
    await Promise.all(tracks.map((track) => track.close()))
  }
}

/** A killed writer may have left half a sample. */
const wholeSamples = (bytes: number): number => bytes - bytes % 2

function* positions(size: number): Generator<number> {
  for (let at = 0; at < size; at += slice) yield at
}

const mixedSlice = async (tracks: ReadonlyArray<FileHandle>, at: number, length: number): Promise<Buffer> => {
  const parts = await Promise.all(tracks.map((track) => track.read(Buffer.alloc(length), 0, length, at)))
  const mixed = Buffer.alloc(length)
  for (let place = 0; place < length; place += 2) {
    let sum = 0
    for (const { buffer, bytesRead } of parts) if (place + 1 < bytesRead) sum += buffer.readInt16LE(place)
    mixed.writeInt16LE(Math.max(-32_768, Math.min(32_767, sum)), place)
  }
  return mixed
}

const headerFor = (size: number): Buffer => {
  const header = Buffer.alloc(headerSize)
  header.write("RIFF", 0)
  header.writeUInt32LE(Math.min(0xff_ff_ff_ff, size + headerSize - 8), 4)
  header.write("WAVEfmt ", 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(sampleRate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write("data", 36)
  header.writeUInt32LE(size, 40)
  return header
}

/** Milliseconds in a raw file; 0 if there is none. */
export const rawLength = async (path: string): Promise<number> => {
  const { size } = await stat(path).catch((cause: unknown) => {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return { size: 0 }
    throw cause
  })
  return Math.floor(size / bytesPerMillisecond)
}
