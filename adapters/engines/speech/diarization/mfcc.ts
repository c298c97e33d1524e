import FFT from "fft.js"

/** Coefficients of each frame: mel cepstrum 1–20. The zeroth is loudness, which says nothing about who speaks. */
export const dimensions = 20
export const frameStep = 160
export const frameLength = 400

const fftSize = 512
const bands = 30
const lowest = 80
const highest = 7600
const rate = 16_000

/** A reusable analyser of single frames; it allocates nothing per frame. */
export interface Analyser {
  /**
   * Writes the coefficients of the frame at `at` of `samples` (−1…1) into `out` at `outAt`, and returns its level in dB.
   * `previous` is the sample before the frame.
   */
  readonly frame: (samples: Float32Array, at: number, previous: number, out: Float32Array, outAt: number) => number
}

export const analyser = (): Analyser => {
  const fft = new FFT(fftSize)
  const spectrum = fft.createComplexArray()
  const input = new Float64Array(fftSize)
  const logs = new Float64Array(bands)
  return {
    frame: (samples, at, previous, out, outAt) => {
      let before = previous
      let power = 0
      for (let i = 0; i < frameLength; i++) {
        const sample = samples[at + i] ?? 0
        input[i] = (sample - 0.97 * before) * (window[i] ?? 0)
        power += sample * sample
        before = sample
      }
      fft.realTransform(spectrum, input)
      for (const [band, filter] of filters.entries()) logs[band] = Math.log(bandPower(spectrum, filter) + 1e-10)
      for (let k = 0; k < dimensions; k++) {
        let sum = 0
        for (let band = 0; band < bands; band++) sum += (cosines[k * bands + band] ?? 0) * (logs[band] ?? 0)
        out[outAt + k] = sum
      }
      return 10 * Math.log10(power / frameLength + 1e-10)
    },
  }
}

interface Filter {
  readonly first: number
  readonly weights: Float64Array
}

const window = Float64Array.from(
  { length: frameLength },
  (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (frameLength - 1)),
)

const cosines = Float64Array.from({ length: dimensions * bands }, (_, at) => {
  const k = Math.floor(at / bands) + 1
  return Math.cos((Math.PI * k * ((at % bands) + 0.5)) / bands) * Math.sqrt(2 / bands)
})

const mel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700)
const hertz = (mels: number): number => 700 * (Math.exp(mels / 1127) - 1)

const edge = (index: number): number =>
  (hertz(mel(lowest) + ((mel(highest) - mel(lowest)) * index) / (bands + 1)) * fftSize) / rate

/** Triangles, evenly spaced in mel; positions in FFT bins. */
const filters: ReadonlyArray<Filter> = Array.from({ length: bands }, (_, band) => {
  const [left, centre, right] = [edge(band), edge(band + 1), edge(band + 2)]
  const first = Math.ceil(left)
  const weights = Float64Array.from({ length: Math.floor(right) - first + 1 }, (_, i) => {
    const bin = first + i
    return bin <= centre ? (bin - left) / (centre - left) : (right - bin) / (right - centre)
  })
  return { first, weights }
})

const bandPower = (spectrum: ReadonlyArray<number>, { first, weights }: Filter): number => {
  let sum = 0
  for (let i = 0; i < weights.length; i++) {
    const real = spectrum[2 * (first + i)] ?? 0
    const imaginary = spectrum[2 * (first + i) + 1] ?? 0
    sum += (weights[i] ?? 0) * (real * real + imaginary * imaginary)
  }
  return sum
}
