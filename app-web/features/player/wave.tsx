import { playerTime } from "#web/entities/playback/player-state.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useShownTheme } from "#web/lib/theme.ts"
import { useSize } from "#web/lib/use-size.ts"
import { colourIndex } from "#web/ui/speaker-colour.ts"
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from "react"
import { barCount, barsOf, pageColour, paintBars, paintRibbon } from "./paint.ts"
import { bridged, runsOf, speakerBuckets } from "./speaker-ribbon.ts"

interface WaveProps {
  /** Empty until they are known: the bars are flat until then. */
  readonly peaks: ReadonlyArray<number>
  readonly lines: Lines
  /** Milliseconds. */
  readonly duration: number
  /** The position while it is being dragged, in milliseconds; null otherwise. */
  readonly held: number | null
}

/** The loudness, the played part, and who speaks when. Only a picture: the slider on top of it has the accessible names. */
export const Wave = ({ peaks, lines, duration, held }: WaveProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const theme = useShownTheme()
  // Repainted for another size or other colours.
  const paintKey = `${size?.width} ${size?.density} ${theme}`
  return (
    <div ref={box} aria-hidden className="relative">
      <div className="relative h-[34px]">
        <Bars key={`${paintKey} rest`} peaks={peaks} colour="--wave" />
      </div>
      <Ribbon key={paintKey} lines={lines} duration={duration} />
      <Played duration={duration} held={held}>
        <Bars key={paintKey} peaks={peaks} colour="--brand" />
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

/** Pauses up to this long belong to the turn they are in. */
const breathMs = 2000

const Ribbon = ({ lines, duration }: Pick<WaveProps, "lines" | "duration">): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current === null) return
    // Any finer, a quick exchange would flicker.
    const buckets = Math.max(1, Math.floor(canvas.current.clientWidth / 4))
    const runs = runsOf(bridged(speakerBuckets(lines, duration, buckets), breathMs * buckets / duration)).map((
      { from, to, speaker },
    ) => ({
      from,
      to,
      colour: pageColour(`--sb${colourIndex(lines.speakers[speaker]?.id ?? "", speaker) % 8}`),
    }))
    paintRibbon(canvas.current, runs, buckets)
  }, [lines, duration])
  return <canvas ref={canvas} className="mt-1 block h-[5px] w-full" />
}

interface PlayedProps {
  /** Milliseconds. */
  readonly duration: number
  readonly held: number | null
  readonly children: ReactNode
}

/** Reveals the played part of its content, and the needle: on every frame, without React and without repainting. */
const Played = ({ duration, held, children }: PlayedProps): ReactElement => {
  const part = useRef<HTMLDivElement>(null)
  const needle = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      const share = duration > 0 ? Math.min(1, (held ?? playerTime.get()) / duration) : 0
      if (part.current !== null) part.current.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`
      if (needle.current !== null) needle.current.style.left = `calc(${share * 100}% - 1px)`
    }
    show()
    return playerTime.subscribe(show)
  }, [duration, held])
  return (
    <>
      <div ref={part} className="absolute inset-x-0 top-0 h-[34px]">{children}</div>
      <span ref={needle} className="absolute inset-y-0 -left-px w-[2px] rounded-full bg-brand" />
    </>
  )
}
