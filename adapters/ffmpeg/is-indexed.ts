import type { FileHandle } from "node:fs/promises"

/**
 * Whether a player finds any moment of the file without reading all before it. Browsers record without an index: Matroska
 * with no cues, MP4 in fragments. Other formats are found their way in by their size.
 */
export const isIndexed = async (file: FileHandle, container: string): Promise<boolean> => {
  if (container.startsWith("matroska")) return (await read(file, 0, 65_536)).includes(seekToCues)
  return container.startsWith("mov") ? !await hasFragments(file, 0, 1000) : true
}

/** The entry for the cues in the list of a Matroska file's parts. */
const seekToCues = Buffer.from([0x53, 0xab, 0x84, 0x1c, 0x53, 0xbb, 0x6b])

/** Walks over the boxes of an MP4 file, of which there are a handful unless it has fragments. */
const hasFragments = async (file: FileHandle, at: number, most: number): Promise<boolean> => {
  const head = await read(file, at, 16)
  if (head.length < 8 || most === 0) return false
  if (head.toString("latin1", 4, 8) === "moof") return true
  const size = head.readUInt32BE(0)
  const length = size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size
  return length >= 8 && hasFragments(file, at + length, most - 1)
}

const read = async (file: FileHandle, from: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
