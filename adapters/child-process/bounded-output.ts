export interface Kept {
  readonly add: (bytes: Buffer) => void
  readonly bytes: () => Buffer
}

/** Keeps the first `most` bytes of a stream and forgets the rest. */
export const keepStart = (most: number): Kept => {
  const parts: Array<Buffer> = []
  let room = most
  return {
    add: (bytes) => {
      if (room <= 0) return
      parts.push(bytes.subarray(0, room))
      room -= bytes.length
    },
    bytes: () => Buffer.concat(parts),
  }
}

/** Keeps the last `most` bytes of a stream. */
export const keepEnd = (most: number): Kept => {
  let kept = Buffer.alloc(0)
  return {
    add: (bytes) => {
      kept = Buffer.concat([kept, bytes]).subarray(-most)
    },
    bytes: () => kept,
  }
}
