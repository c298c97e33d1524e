/** The same audio at another speed, and so at another pitch: 16-bit samples, interpolated. */
export const atSpeed = (samples: Buffer, speed: number): Buffer => {
  const count = samples.length >> 1
  const length = Math.floor(count / speed)
  const result = Buffer.alloc(2 * length)
  for (let at = 0; at < length; at++) {
    const from = Math.floor(at * speed)
    const share = at * speed - from
    const left = samples.readInt16LE(2 * Math.min(from, count - 1))
    const right = samples.readInt16LE(2 * Math.min(from + 1, count - 1))
    result.writeInt16LE(Math.round(left + (right - left) * share), 2 * at)
  }
  return result
}
