import { SegmentId } from "#domain/kernel/ids.ts"
import type { TaskVectors } from "#domain/meaning/vector-store.port.ts"
import { Schema } from "effect"

const Passages = Schema.Array(Schema.Struct({ lines: Schema.Array(SegmentId), hash: Schema.String }))

export const passagesIn = Schema.decodeUnknownSync(Passages)

interface Row {
  readonly model: string
  readonly lines_revision: number
  readonly is_whole: boolean
  readonly passages: unknown
  readonly scales: ReadonlyArray<number>
  readonly vectors: Buffer
}

export const vectorsIn = ({ model, lines_revision, is_whole, passages, scales, vectors }: Row): TaskVectors => {
  const bytes = bytesOf(vectors)
  const size = scales.length === 0 ? 0 : bytes.length / scales.length
  return {
    model,
    linesRevision: lines_revision,
    isWhole: is_whole,
    passages: passagesIn(passages).map(({ lines, hash }, nth) => ({
      lines,
      hash,
      vector: { bytes: bytes.slice(nth * size, (nth + 1) * size), scale: scales[nth] ?? 0 },
    })),
  }
}

/** A copy: what the driver gives is part of a buffer that others share. */
export const bytesOf = (stored: Buffer): Int8Array<ArrayBuffer> =>
  new Int8Array(new Int8Array(stored.buffer, stored.byteOffset, stored.length))
