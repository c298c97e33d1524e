import type { FileHandle } from "node:fs/promises"

/**
 * Seconds of audio that a file claims to have; null if that says nothing about whether it is complete: lengths
 * calculated from the size, and those that ffprobe derives from the data present.
 */
export const statedLength = async (
  file: FileHandle,
  { container, seconds }: { readonly container: string; readonly seconds: number | null },
): Promise<number | null> => {
  if (container === "wav") return lengthOfWav(await headOf(file))
  if (container === "mp3") return await hasFrameCount(file) ? seconds : null
  return ["flac", "aiff"].includes(container) || /^(?:mov|matroska)/.test(container) ? seconds : null
}

/** Programs that stream state 0, all ones, or a little less than 2 GiB, which no recording that we take has. */
const unknownSize = 0x7f_ff_00_00

/** Walks the chunks of a WAV file up to its sound. */
const lengthOfWav = (head: Buffer): number | null => {
  let bytesPerSecond = 0
  for (let at = 12; at + 16 <= head.length;) {
    const name = head.toString("latin1", at, at + 4)
    const size = head.readUInt32LE(at + 4)
    if (name === "fmt ") bytesPerSecond = head.readUInt32LE(at + 16)
    if (name === "data") return bytesPerSecond > 0 && size > 0 && size < unknownSize ? size / bytesPerSecond : null
    at += 8 + size + (size % 2)
  }
  return null
}

/** Whether the first frame of an MP3 file, after its tags, says how many there are. */
export const hasFrameCount = async (file: FileHandle): Promise<boolean> => {
  const head = await headOf(file)
  const hasTags = head.toString("latin1", 0, 3) === "ID3"
  const tags = hasTags ? 10 + head.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0
  const frame = await headOf(file, tags)
  return ["Xing", "Info", "VBRI"].some((mark) => frame.includes(mark))
}

const headOf = async (file: FileHandle, from = 0): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, from)
  return buffer.subarray(0, bytesRead)
}
