/** Deterministic chance in [0, 1): the same seed gives the same recording everywhere. */
export const dice = (seed: number): () => number => {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** The speech in a recording: silence at both ends cut off, the loudest sample at -4 dB. */
export const levelled = (samples: Int16Array): Int16Array => {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  const heard = (sample: number): boolean => Math.abs(sample) > peak / 100
  const speech = samples.subarray(samples.findIndex(heard), samples.findLastIndex(heard) + 1)
  const gain = (0.63 * 32_767) / peak
  return speech.map((sample) => Math.round(sample * gain))
}

/** Adds the low pink noise of a quiet room (about -57 dB), in place. */
export const addRoomNoise = (samples: Int16Array, chance: () => number): void => {
  let [low, mid, high] = [0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const white = chance() * 2 - 1
    low = 0.99765 * low + white * 0.099046
    mid = 0.963 * mid + white * 0.2965164
    high = 0.57 * high + white * 1.0526913
    samples[at] = Math.max(-32_768, Math.min(32_767, (samples[at] ?? 0) + (low + mid + high + white * 0.1848) * 40))
  }
}
