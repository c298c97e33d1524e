import { type Box, boxAt, boxBelow } from "./boxes.ts"
import { chunksOf } from "./sample-tables.ts"
import { soundTrack } from "./sound-track.ts"
import { headOf, writeMovie } from "./write-movie.ts"

/** Films describe themselves in less; more is not read into memory. */
const largestFilm = 64_000_000
/** Places in a file are told by 32 bits. */
const largestFile = 2 ** 32 - 1

/**
 * The sound of an MP4 or MOV as a file of its own: its samples are copied, not decoded, and not even read here.
 * Null for everything unusual: then the whole video is sent.
 */
export const extractSound = async (file: Blob): Promise<Blob | null> => {
  const [type, film] = [await topBox(file, "ftyp"), await topBox(file, "moov")]
  if (type === null || film === null || film.end - film.start > largestFilm) return null
  const view = new DataView(await file.slice(film.start, film.end).arrayBuffer())
  const head = await file.slice(type.start, type.end).arrayBuffer()
  const root = boxAt(view, 0, view.byteLength)
  const track = root === null ? null : soundTrack(view, root)
  const table = track === null ? null : boxBelow(view, track, "mdia", "minf", "stbl")
  const chunks = table === null ? null : chunksOf(view, table)
  if (root === null || track === null || chunks === null) return null
  const size = chunks.reduce((sum, chunk) => sum + chunk.size, 0)
  if (size === 0 || chunks.some(({ start, size }) => start + size > file.size)) return null
  // Its own length does not depend on where the chunks are: one try to learn it, one to write them.
  const length = writeMovie(view, root, track, chunks.map(() => 0))?.length ?? 0
  const first = head.byteLength + length + 8
  if (length === 0 || first + size > largestFile) return null
  const written = writeMovie(view, root, track, placesFrom(first, chunks))
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

const placesFrom = (first: number, chunks: ReadonlyArray<{ readonly size: number }>): ReadonlyArray<number> => {
  let at = first
  return chunks.map(({ size }) => {
    const place = at
    at += size
    return place
  })
}

/** The first box of a type on the top level, wherever it lies; only heads are read on the way. */
const topBox = async (file: Blob, type: string, at = 0): Promise<Box | null> => {
  const head = new DataView(await file.slice(at, at + 16).arrayBuffer())
  const box = head.byteLength < 8 ? null : boxAt(head, 0, head.byteLength)
  if (box === null) return null
  // A box without a size reaches to the end of the file.
  const end = head.getUint32(0) === 0 ? file.size : at + box.end
  if (end > file.size) return null
  return box.type === type ? { type, start: at, content: at + box.content, end } : topBox(file, type, end)
}
