import type { FileHandle } from "node:fs/promises"

/**
 * Whether a player can seek precisely without reading everything before that point. Browsers record without an index:
 * Matroska with no cues, MP4 in fragments. In MP3 at a variable bit rate, players are seconds off (measured: 5 s in an
 * hour). Other formats are searched by size.
 */
export const isIndexed = async (file: FileHandle, container: string): Promise<boolean> => {
  if (container.startsWith("matroska")) return (await read(file, 0, 65_536)).includes(seekToCues)
  if (container === "mp3") return !await hasVariableRate(file)
  return container.startsWith("mov") ? !await hasFragments(file, 0, 1000) : true
}

/** The entry for the cues in a Matroska file's seek head. */
const seekToCues = Buffer.from([0x53, 0xab, 0x84, 0x1c, 0x53, 0xbb, 0x6b])

/** Walks the top-level boxes of an MP4 file: a handful unless it has fragments. */
const hasFragments = async (file: FileHandle, at: number, limit: number): Promise<boolean> => {
  const head = await read(file, at, 16)
  if (head.length < 8 || limit === 0) return false
  if (head.toString("latin1", 4, 8) === "moof") return true
  const size = head.readUInt32BE(0)
  const length = size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size
  return length >= 8 && hasFragments(file, at + length, limit - 1)
}

/** By the first frame of an MP3 file, after the tags: `Info` for a constant bit rate, `Xing` or `VBRI` for a variable one. */
const hasVariableRate = async (file: FileHandle): Promise<boolean> => {
  const head = await read(file, 0, 10)
  const hasTags = head.toString("latin1", 0, 3) === "ID3"
  const tags = hasTags ? 10 + head.subarray(6).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0
  const frame = await read(file, tags, 4096)
  return frame.includes("Xing") || frame.includes("VBRI")
}

const read = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
