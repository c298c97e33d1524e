export interface BoundedOutput {
  readonly add: (bytes: Buffer) => void
  readonly bytes: () => Buffer
}

/** Keeps the first `limit` bytes of a stream and drops the rest. */
export const keepStart = (limit: number): BoundedOutput => {
  const parts: Array<Buffer> = []
  let room = limit
  return {
    add: (bytes) => {
      if (room <= 0) return
      parts.push(bytes.subarray(0, room))
      room -= bytes.length
    },
    bytes: () => Buffer.concat(parts),
  }
}

/** Keeps the last `limit` bytes of a stream. */
export const keepEnd = (limit: number): BoundedOutput => {
  let kept = Buffer.alloc(0)
  return {
    add: (bytes) => {
      kept = Buffer.concat([kept, bytes]).subarray(-limit)
    },
    bytes: () => kept,
  }
}
