import { type Box, boxAt, boxBelow, boxesIn, textAt } from "./boxes.ts"
import { chunksOf } from "./sample-tables.ts"
import { headOf, writeMovie } from "./write-movie.ts"

/** Real headers are smaller; a larger one is not read into memory. */
const maxHeaderBytes = 64_000_000
/** Offsets in the file have 32 bits. */
const maxFileBytes = 2 ** 32 - 1

/**
 * The audio of an MP4 or MOV as a separate file. The samples are copied, not decoded, and not even read here. Null for
 * anything unusual: then the whole video is sent.
 */
export const extractSound = async (file: Blob): Promise<Blob | null> => {
  const [type, movie] = [await topBox(file, "ftyp"), await topBox(file, "moov")]
  if (type === null || movie === null || movie.end - movie.start > maxHeaderBytes) return null
  const view = new DataView(await file.slice(movie.start, movie.end).arrayBuffer())
  const head = await file.slice(type.start, type.end).arrayBuffer()
  const root = boxAt(view, 0, view.byteLength)
  const track = root === null ? null : soundTrack(view, root)
  const table = track === null ? null : boxBelow(view, track, "mdia", "minf", "stbl")
  const chunks = table === null ? null : chunksOf(view, table)
  if (root === null || track === null || chunks === null) return null
  const size = chunks.reduce((sum, chunk) => sum + chunk.size, 0)
  if (size === 0 || chunks.some(({ start, size }) => start + size > file.size)) return null
  // Its length does not depend on the offsets: it is written once to measure it, and once with the real offsets.
  const length = writeMovie(view, root, track, chunks.map(() => 0))?.length ?? 0
  const first = head.byteLength + length + 8
  if (length === 0 || first + size > maxFileBytes) return null
  const written = writeMovie(view, root, track, offsetsFrom(first, chunks))
  return written === null ? null : new Blob(
    [
      head,
      new Uint8Array(written),
      headOf("mdat", size),
      ...chunks.map((chunk) => file.slice(chunk.start, chunk.start + chunk.size)),
    ],
    { type: "audio/mp4" },
  )
}

const offsetsFrom = (first: number, chunks: ReadonlyArray<{ readonly size: number }>): ReadonlyArray<number> => {
  let at = first
  return chunks.map(({ size }) => {
    const offset = at
    at += size
    return offset
  })
}

/** The first top-level box of a type; only the heads of other boxes are read. */
const topBox = async (file: Blob, type: string, at = 0): Promise<Box | null> => {
  const head = new DataView(await file.slice(at, at + 16).arrayBuffer())
  const box = head.byteLength < 8 ? null : boxAt(head, 0, head.byteLength)
  if (box === null) return null
  // A box without a size extends to the end of the file.
  const end = head.getUint32(0) === 0 ? file.size : at + box.end
  if (end > file.size) return null
  return box.type === type ? { type, start: at, content: at + box.content, end } : topBox(file, type, end)
}

/** The only audio track of a movie, if it can be copied as it is; null if encrypted, fragmented or in another file. */
const soundTrack = (view: DataView, movie: Box): Box | null => {
  const parts = boxesIn(view, movie.content, movie.end)
  if (parts === null || parts.some(({ type }) => type === "mvex" || type === "cmov")) return null
  const sounds = parts.filter((box) => box.type === "trak" && handlerOf(view, box) === "soun")
  const [track] = sounds
  return track !== undefined && sounds.length === 1 && isPlain(view, track) ? track : null
}

const handlerOf = (view: DataView, track: Box): string | null => {
  const handler = boxBelow(view, track, "mdia", "hdlr")
  return handler === null || handler.content + 12 > handler.end ? null : textAt(view, handler.content + 8)
}

/** One kind of samples, `mp4a` (usually AAC), in this very file. */
const isPlain = (view: DataView, track: Box): boolean => {
  const descriptions = boxBelow(view, track, "mdia", "minf", "stbl", "stsd")
  const sources = boxBelow(view, track, "mdia", "minf", "dinf", "dref")
  if (descriptions === null || sources === null) return false
  const isOnlySound = view.getUint32(descriptions.content + 4) === 1 &&
    textAt(view, descriptions.content + 12) === "mp4a"
  const isHere = view.getUint32(sources.content + 4) === 1 && (view.getUint32(sources.content + 16) & 1) === 1
  return isOnlySound && isHere
}
