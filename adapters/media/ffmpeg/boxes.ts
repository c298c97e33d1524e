import type { FileHandle } from "node:fs/promises"

/** A part of a file that says how long it is: a box of MP4, or an element of Matroska. */
export interface Box {
  readonly name: string
  /** Where its content begins and ends in the file. The end may lie beyond the file. */
  readonly from: number
  readonly to: number
}

/** More than is needed of any whole file, apart from recordings in fragments; a hostile one may have millions. */
const most = 10_000

type ReadHeader = (head: Buffer) => { readonly name: string; readonly skip: number; readonly size: number } | null

/** What is found between two places, and whether it could be read to its end. */
interface Found {
  readonly boxes: ReadonlyArray<Box>
  readonly isReadable: boolean
}

/** Reads the parts between two places of a file, in their order, as far as they can be read, or up to the first of a name. */
type Read = (from: number, to: number, last?: string) => Promise<Found>

/** One file, of which all reads together look at a limited number of parts. */
export interface Walk {
  readonly file: FileHandle
  readonly mp4Boxes: Read
  /** Their names are their ids in hex. */
  readonly matroskaElements: Read
}

export const walkThrough = (file: FileHandle): Walk => {
  let left = most
  const siblings = (readHeader: ReadHeader): Read => async (from, to, last) => {
    const boxes: Array<Box> = []
    const next = async (at: number): Promise<boolean> => {
      if (at >= to || left === 0 || (last !== undefined && boxes.at(-1)?.name === last)) return true
      left -= 1
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, Math.min(16, to - at), at)
      const found = readHeader(buffer.subarray(0, bytesRead))
      if (found === null) return false
      const { name, skip, size } = found
      const box = { name, from: at + skip, to: size === Infinity ? to : at + skip + size }
      boxes.push(box)
      return next(box.to)
    }
    return { isReadable: await next(from), boxes }
  }
  return { file, mp4Boxes: siblings(mp4Header), matroskaElements: siblings(matroskaHeader) }
}

const mp4Header: ReadHeader = (head) => {
  if (head.length < 8) return null
  const name = head.toString("latin1", 4, 8)
  const size = head.readUInt32BE(0)
  if (!/^[ -~©]{4}$/.test(name) || (size > 1 && size < 8)) return null
  if (size === 0) return { name, skip: 8, size: Infinity }
  if (size > 1) return { name, skip: 8, size: size - 8 }
  return head.length < 16 ? null : { name, skip: 16, size: Math.max(0, Number(head.readBigUInt64BE(8)) - 16) }
}

const matroskaHeader: ReadHeader = (head) => {
  const id = lengthOf(head[0])
  const width = lengthOf(head[id])
  if (id > 4 || width > 8 || id + width > head.length) return null
  const name = head.toString("hex", 0, id)
  const bits = 7 * width
  const size = BigInt.asUintN(bits, BigInt(`0x${head.toString("hex", id, id + width)}`))
  const isUnknown = size === (1n << BigInt(bits)) - 1n
  return { name, skip: id + width, size: isUnknown ? Infinity : Number(size) }
}

/** The length of a number that begins with this byte. */
const lengthOf = (byte = 0): number => Math.clz32(byte) - 23

/** The first box at the end of a path of names; null if there is none. */
export const boxAt = async (
  walk: Walk,
  within: Pick<Box, "from" | "to">,
  path: ReadonlyArray<string>,
): Promise<Pick<Box, "from" | "to"> | null> => {
  const [first, ...rest] = path
  if (first === undefined) return within
  const { boxes } = await walk.mp4Boxes(within.from, within.to, first)
  const found = boxes.find(({ name }) => name === first)
  return found === undefined ? null : boxAt(walk, found, rest)
}
