/** The width of the bars and the space between them, in CSS pixels. */
const barWidth = 2
const barGap = 2

export const barCount = (width: number): number => Math.floor((width + barGap) / (barWidth + barGap))

/** The current value of a design token such as `--brand`. */
export const pageColour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

export const paintBars = (canvas: HTMLCanvasElement, bars: ReadonlyArray<number>, colour: string): void => {
  const context = prepare(canvas)
  if (context === null) return
  const height = canvas.clientHeight
  context.fillStyle = colour
  context.beginPath()
  for (const [bar, share] of bars.entries()) {
    const size = Math.max(2, share * height)
    context.roundRect(bar * (barWidth + barGap), (height - size) / 2, barWidth, size, 1)
  }
  context.fill()
}

interface Run {
  readonly from: number
  readonly to: number
  readonly colour: string
}

/** Who speaks when, as a ribbon with rounded ends; runs are fractions of `total`. */
export const paintRibbon = (canvas: HTMLCanvasElement, runs: ReadonlyArray<Run>, total: number): void => {
  const context = prepare(canvas)
  if (context === null) return
  const { clientWidth: width, clientHeight: height } = canvas
  context.beginPath()
  context.roundRect(0, 0, width, height, height / 2)
  context.clip()
  context.fillStyle = pageColour("--line")
  context.fillRect(0, 0, width, height)
  for (const { from, to, colour } of runs) {
    context.fillStyle = colour
    const left = from / total * width
    // A hairline between two runs separates neighbours of the same colour.
    context.fillRect(left, 0, Math.max(0.5, to / total * width - left - 0.5), height)
  }
}

/** Clears a canvas and gives it its size on the page, at the density of the screen. */
const prepare = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
  const { clientWidth, clientHeight } = canvas
  canvas.width = Math.round(clientWidth * devicePixelRatio)
  canvas.height = Math.round(clientHeight * devicePixelRatio)
  const context = canvas.getContext("2d")
  context?.scale(devicePixelRatio, devicePixelRatio)
  return context
}

/** Bars of silence stay visible. */
const minHeight = 0.08

/**
 * The height of each bar, 0 to 1, the loudest at 1. The level of the quietest tenth is subtracted: in a long recording every
 * bar contains something loud, and the waveform would be a solid block.
 */
export const barsOf = (peaks: ReadonlyArray<number>, count: number): ReadonlyArray<number> => {
  const bars = Array.from({ length: Math.max(0, count) }, (_, bar) => {
    const from = Math.floor((bar * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((bar + 1) * peaks.length) / count))
    return peaks.slice(from, to).reduce((max, peak) => Math.max(max, peak), 0)
  })
  const loudest = bars.reduce((max, bar) => Math.max(max, bar), 0)
  const floor = Math.min(loudest * 0.6, bars.toSorted((a, b) => a - b)[Math.floor(bars.length / 10)] ?? 0)
  return bars.map((bar) => loudest === 0 ? 0 : Math.max(minHeight, (bar - floor) / (loudest - floor)))
}
