import type { FileHandle } from "node:fs/promises"
import { type Box, walkThrough } from "./boxes.ts"

/** Whether a file ends before the last of its parts does, as its own structure says, or before its index. */
export const isCutShort = async (file: FileHandle): Promise<boolean> => {
  const { size } = await file.stat()
  const { mp4Boxes, matroskaElements } = walkThrough(file)
  const head = Buffer.alloc(16)
  const { bytesRead } = await file.read(head, 0, 16, 0)
  const start = head.toString("latin1", 0, bytesRead)
  if (/^RIFF[^]{4}AVI /.test(start)) return head.readUInt32LE(4) + 8 > size && head.readUInt32LE(4) < unknownSize
  if (start.startsWith("\x1aE\xdf\xa3")) return endsEarly((await matroskaElements(0, size)).boxes, size)
  if (!/^[^]{4}(?:ftyp|moov|mdat|free|wide|skip)/.test(start)) return false
  const { boxes, isReadable } = await mp4Boxes(0, size)
  // Cameras and recorders write the index last.
  return isReadable && (endsEarly(boxes, size) || !boxes.some(({ name }) => name === "moov"))
}

const endsEarly = (boxes: ReadonlyArray<Box>, size: number): boolean => (boxes.at(-1)?.to ?? 0) > size

/** Programs that stream state a length near 2 or 4 GiB. */
const unknownSize = 0x7f_ff_00_00
