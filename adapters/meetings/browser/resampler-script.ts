/**
 * JavaScript for the page: gives a function of an input rate, which gives one that takes samples as they come and returns
 * those at 16 kHz. A windowed sinc of 200 taps, flat to 7 kHz and silent from 8 kHz on, so that nothing folds back.
 */
export const resamplerScript = String.raw`(() => {
  const rate = 16000, half = 100, cutoff = 7400
  // The taps for each place between two input samples.
  const bessel = (x) => { let sum = 1, term = 1; for (let k = 1; k < 40; k++) { term *= (x / (2 * k)) ** 2; sum += term } return sum }
  const tables = new Map()
  const tapsFor = (from, shift) => {
    const key = from + ":" + shift.toFixed(6)
    if (tables.has(key)) return tables.get(key)
    const taps = new Float32Array(2 * half), c = (2 * Math.min(cutoff, from / 2)) / from
    let sum = 0
    for (let i = 0; i < 2 * half; i++) {
      const x = i - half + 1 - shift, r = x / half
      const window = Math.abs(r) >= 1 ? 0 : bessel(8 * Math.sqrt(1 - r * r)) / bessel(8)
      taps[i] = (x === 0 ? c : Math.sin(Math.PI * c * x) / (Math.PI * x)) * window
      sum += taps[i]
    }
    for (let i = 0; i < 2 * half; i++) taps[i] /= sum
    tables.set(key, taps)
    return taps
  }
  return (from) => {
    let kept = new Float32Array(half), done = 0, first = -half
    return (input) => {
      const all = new Float32Array(kept.length + input.length)
      all.set(kept); all.set(input, kept.length)
      const out = []
      for (;;) {
        const at = (done * from) / rate, whole = Math.floor(at), begin = whole - half + 1 - first
        if (begin + 2 * half > all.length) break
        const taps = tapsFor(from, at - whole)
        let sum = 0
        for (let i = 0; i < 2 * half; i++) { const place = begin + i; if (place >= 0) sum += taps[i] * all[place] }
        out.push(sum); done++
      }
      const used = Math.max(0, Math.floor((done * from) / rate) - half + 1 - first)
      kept = all.slice(used); first += used
      return out
    }
  }
})()`
