/** Seconds that timestamps may be off before that counts as a pause: those of encoders and of browsers waver. */
export const tolerance = 0.1

/** Seconds. What fills a pause is held in memory; after a longer one the sound simply goes on. */
const longestPause = 1800

/**
 * Filters that fill pauses in the timestamps, so that what follows stays on the clock of the file. Other deviations are
 * ignored, and where timestamps go back nothing is dropped: all sound is heard. They follow a conversion to the rate and
 * the channel that are wanted, as silence takes less memory there.
 */
const pausesFilled = [
  "asetpts='st(1,if(isnan(PTS),ld(0),if(eq(N,0)+gt(PTS-ld(0),SR*" + tolerance + ")*lt(PTS-ld(0),SR*" + longestPause +
  "),PTS,ld(0))));st(0,ld(1)+NB_SAMPLES);ld(1)'",
  "aresample=async=1:min_hard_comp=0.05",
].join(",")

/** The kind of samples wanted; there is one channel. */
export interface Form {
  readonly format: "s16" | "flt"
  /** Hertz. */
  readonly rate: number
}

/** How the sound of one track is taken. */
export interface Taken {
  readonly form: Form
  /** Seconds of silence before its sound begins. */
  readonly late: number
  /** Distinguishes it in a graph. */
  readonly name: string
}

/** Filters from `source` that put a sound on the clock of its file: silent until it begins, and in its pauses. */
export const onItsClock = (source: string, { form, late, name }: Taken): string => {
  const samples = `aformat=sample_fmts=${form.format}:sample_rates=${form.rate}:channel_layouts=mono`
  const steady = `${source}${samples},${pausesFilled}`
  if (late <= tolerance) return steady
  const silence = `anullsrc=r=${form.rate}:cl=mono:d=${late.toFixed(3)},${samples}`
  return `${steady}[${name}s];${silence}[${name}l];[${name}l][${name}s]concat=n=2:v=0:a=1`
}
