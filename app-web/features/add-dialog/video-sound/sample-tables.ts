import { type Box, boxBelow } from "./boxes.ts"

/** A range of the file with samples of one track. */
export interface Chunk {
  readonly start: number
  readonly size: number
}

/** Where the samples of a track are, chunk by chunk; null if its tables contradict each other. */
export const chunksOf = (view: DataView, table: Box): ReadonlyArray<Chunk> | null => {
  const offsets = offsetsOf(view, table)
  const sizes = sizesOf(view, table)
  const runs = boxBelow(view, table, "stsc")
  if (offsets === null || sizes === null || runs === null) return null
  const counts = samplesPerChunk(view, runs, offsets.length)
  if (counts === null) return null
  let sample = 0
  const chunks = offsets.map((start, index) => {
    let size = 0
    for (const last = sample + (counts[index] ?? 0); sample < last; sample++) size += sizes.of(sample)
    return { start, size }
  })
  return sample === sizes.count ? chunks : null
}

/** The offsets of the chunks: 32 bits each, or 64 in large files. */
const offsetsOf = (view: DataView, table: Box): ReadonlyArray<number> | null => {
  const short = boxBelow(view, table, "stco")
  const box = short ?? boxBelow(view, table, "co64")
  if (box === null) return null
  const count = countIn(view, box, short === null ? 8 : 4)
  if (count === null) return null
  const at = box.content + 8
  return Array.from(
    { length: count },
    (_, index) => short === null ? Number(view.getBigUint64(at + index * 8)) : view.getUint32(at + index * 4),
  )
}

const sizesOf = (view: DataView, table: Box) => {
  const box = boxBelow(view, table, "stsz")
  if (box === null || box.content + 12 > box.end) return null
  const same = view.getUint32(box.content + 4)
  const count = view.getUint32(box.content + 8)
  const at = box.content + 12
  if (same === 0 && at + count * 4 > box.end) return null
  return { count, of: (sample: number) => same !== 0 ? same : sample < count ? view.getUint32(at + sample * 4) : 0 }
}

/** A run says: from this chunk on, this many samples each. */
const samplesPerChunk = (view: DataView, box: Box, chunks: number): ReadonlyArray<number> | null => {
  const count = countIn(view, box, 12)
  if (count === null) return null
  const counts: Array<number> = []
  for (let run = 0; run < count; run++) {
    const at = box.content + 8 + run * 12
    const next = run + 1 < count ? view.getUint32(at + 12) - 1 : chunks
    if (view.getUint32(at) - 1 !== counts.length || next > chunks || next < counts.length) return null
    while (counts.length < next) counts.push(view.getUint32(at + 4))
  }
  return counts.length === chunks ? counts : null
}

/** The number of entries in a table; null if they do not all fit in it. */
const countIn = (view: DataView, box: Box, width: number): number | null => {
  if (box.content + 8 > box.end) return null
  const count = view.getUint32(box.content + 4)
  return box.content + 8 + count * width <= box.end ? count : null
}
