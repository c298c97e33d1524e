import { type Box, boxesIn } from "./boxes.ts"

const containers = new Set(["trak", "mdia", "minf", "stbl"])

/** The header of a file with a single track, whose chunks are at the given offsets. */
export const writeMovie = (
  view: DataView,
  movie: Box,
  track: Box,
  offsets: ReadonlyArray<number>,
): Uint8Array | null => {
  const header = boxesIn(view, movie.content, movie.end)?.find(({ type }) => type === "mvhd")
  const copy = rewritten(view, track, offsets)
  return header === undefined || copy === null ? null : boxOf("moov", [bytesOf(view, header), copy])
}

/** The same box with new chunk offsets, and without references to other tracks. */
const rewritten = (view: DataView, box: Box, offsets: ReadonlyArray<number>): Uint8Array | null => {
  if (box.type === "stco" || box.type === "co64") return offsetsBox(offsets)
  if (!containers.has(box.type)) return bytesOf(view, box)
  const parts = boxesIn(view, box.content, box.end)
    ?.filter(({ type }) => type !== "tref" && type !== "udta")
    .map((part) => rewritten(view, part, offsets))
  return parts === undefined || parts.includes(null) ? null : boxOf(box.type, parts.filter((part) => part !== null))
}

const offsetsBox = (offsets: ReadonlyArray<number>): Uint8Array => {
  const content = new DataView(new ArrayBuffer(8 + offsets.length * 4))
  content.setUint32(4, offsets.length)
  for (const [index, offset] of offsets.entries()) content.setUint32(8 + index * 4, offset)
  return boxOf("stco", [new Uint8Array(content.buffer)])
}

/** The head of a box, for this many bytes of content. */
export const headOf = (type: string, content: number): Uint8Array<ArrayBuffer> => {
  const head = new DataView(new ArrayBuffer(8))
  head.setUint32(0, content + 8)
  for (const index of [0, 1, 2, 3]) head.setUint8(4 + index, type.codePointAt(index) ?? 0)
  return new Uint8Array(head.buffer)
}

const boxOf = (type: string, parts: ReadonlyArray<Uint8Array>): Uint8Array => {
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  const bytes = new Uint8Array(8 + size)
  bytes.set(headOf(type, size))
  parts.reduce((at, part) => {
    bytes.set(part, at)
    return at + part.length
  }, 8)
  return bytes
}

const bytesOf = (view: DataView, { start, end }: Box): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset + start, end - start)
