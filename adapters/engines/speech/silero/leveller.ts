/** The loudness that everything is amplified to, as a root mean square. */
const target = 0.1
const maxGain = 300
/** How fast the level is forgotten, in decibels per second: a quiet voice is amplified within a second after a loud one. */
const release = 40
const windowSeconds = 512 / 16_000
const decay = 10 ** ((-release * windowSeconds) / 20)

/** Amplifies whatever is quiet to the same loudness, window by window, measured by the loudest recent moment. */
export const leveller = (): (window: Float32Array) => Float32Array => {
  let level = 1
  return (window) => {
    let sum = 0
    for (const sample of window) sum += sample * sample
    level = Math.max(Math.sqrt(sum / window.length), level * decay)
    const gain = Math.min(maxGain, target / Math.max(level, 1e-6))
    return window.map((sample) => Math.max(-1, Math.min(1, sample * gain)))
  }
}
