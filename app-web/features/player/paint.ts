/** Bars are so wide and so far apart, in CSS pixels. */
const barWidth = 2
const barGap = 2

export const barCount = (width: number): number => Math.floor((width + barGap) / (barWidth + barGap))

/** The value of a colour of the page, as it is now: `--brand`. */
export const pageColour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim()

export const paintBars = (canvas: HTMLCanvasElement, bars: ReadonlyArray<number>, colour: string): void => {
  const context = prepared(canvas)
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

/** Who speaks when, as one ribbon with rounded ends; `total` is what runs are measured in. */
export const paintRibbon = (canvas: HTMLCanvasElement, runs: ReadonlyArray<Run>, total: number): void => {
  const context = prepared(canvas)
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
    // A hair of ground between two runs keeps neighbours of one colour apart.
    context.fillRect(left, 0, Math.max(0.5, to / total * width - left - 0.5), height)
  }
}

/** A canvas of the size it has on the page, sharp on every screen; empty. */
const prepared = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null => {
  const { clientWidth, clientHeight } = canvas
  canvas.width = Math.round(clientWidth * devicePixelRatio)
  canvas.height = Math.round(clientHeight * devicePixelRatio)
  const context = canvas.getContext("2d")
  context?.scale(devicePixelRatio, devicePixelRatio)
  return context
}
