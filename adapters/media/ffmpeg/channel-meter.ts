/**
 * Adds up float samples, interleaved, as they arrive, and finds by how much each channel counts in the mix: all the same,
 * but negative where a channel is another one turned upside down, as the two would cancel each other out.
 */
export const channelMeter = (channels: number) => {
  const products = new Float64Array(channels * channels)
  let rest = Buffer.alloc(0)
  const add = (bytes: Buffer): void => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    const whole = all.length - all.length % (4 * channels)
    const frame = new Float64Array(channels)
    for (let at = 0; at < whole; at += 4 * channels) {
      for (let one = 0; one < channels; one++) frame[one] = all.readFloatLE(at + 4 * one)
      for (let one = 0; one < channels; one++) {
        const sample = frame[one] ?? 0
        if (sample === 0) continue
        for (let other = 0; other <= one; other++) {
          const cell = one * channels + other
          products[cell] = (products[cell] ?? 0) + sample * (frame[other] ?? 0)
        }
      }
    }
    rest = Buffer.from(all.subarray(whole))
  }
  const product = (one: number, other: number): number =>
    products[Math.max(one, other) * channels + Math.min(one, other)] ?? 0
  const weights = (): ReadonlyArray<number> => {
    const signs: Array<number> = []
    for (let one = 0; one < channels; one++) {
      const isOpposite = signs.some((sign, other) => {
        const likeness = product(one, other) / Math.sqrt(product(one, one) * product(other, other))
        return sign * likeness < opposite
      })
      signs.push(isOpposite ? -1 : 1)
    }
    return signs.map((sign) => sign / channels)
  }
  return { add, weights }
}

/** Two microphones in one room are a little like each other, but never this much unlike. */
const opposite = -0.7
