import type { Lines } from "#web/entities/transcript/lines.ts"
import { useShownTheme } from "#web/lib/theme.ts"
import { useSize } from "#web/lib/use-size.ts"
import { colourIndex } from "#web/ui/speaker-colour.ts"
import { type ReactElement, useLayoutEffect, useRef } from "react"
import { barCount, pageColour, paintBars, paintRibbon } from "./paint.ts"
import { Played } from "./played.tsx"
import { runsOf, speakerBuckets } from "./speaker-ribbon.ts"
import { barsOf } from "./wave-bars.ts"

interface WaveProps {
  /** Empty until they are known: then the bars lie flat. */
  readonly peaks: ReadonlyArray<number>
  readonly lines: Lines
  /** Milliseconds. */
  readonly duration: number
  /** Where a finger or mouse holds the position, in milliseconds; null when none does. */
  readonly held: number | null
}

/** How loud the recording is, what was played of it, and who speaks when. Only pictures: the slider over it says it in words. */
export const Wave = ({ peaks, lines, duration, held }: WaveProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const theme = useShownTheme()
  // Another size or other colours: painted anew.
  const look = `${size?.width} ${size?.density} ${theme}`
  return (
    <div ref={box} aria-hidden className="relative">
      <div className="relative h-[34px]">
        <Bars key={`${look} rest`} peaks={peaks} colour="--wave" />
      </div>
      <Ribbon key={look} lines={lines} duration={duration} />
      <Played duration={duration} held={held}>
        <Bars key={look} peaks={peaks} colour="--brand" />
      </Played>
    </div>
  )
}

interface BarsProps {
  readonly peaks: ReadonlyArray<number>
  readonly colour: string
}

const flat: ReadonlyArray<number> = [0]

const Bars = ({ peaks, colour }: BarsProps): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current === null) return
    const bars = barsOf(peaks.length === 0 ? flat : peaks, barCount(canvas.current.clientWidth))
    paintBars(canvas.current, bars, pageColour(colour))
  }, [peaks, colour])
  return <canvas ref={canvas} className="absolute inset-0 size-full" />
}

const Ribbon = ({ lines, duration }: Pick<WaveProps, "lines" | "duration">): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current === null) return
    // Finer than this, quick talk would be a flicker of colours.
    const buckets = Math.max(1, Math.floor(canvas.current.clientWidth / 4))
    const runs = runsOf(speakerBuckets(lines, duration, buckets)).map(({ from, to, speaker }) => ({
      from,
      to,
      colour: pageColour(`--sb${colourIndex(lines.speakers[speaker]?.id ?? "", speaker) % 8}`),
    }))
    paintRibbon(canvas.current, runs, buckets)
  }, [lines, duration])
  return <canvas ref={canvas} className="mt-1 block h-[5px] w-full" />
}
