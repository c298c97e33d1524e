import { playerTime } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import { indexAtTime, type Lines } from "#web/entities/transcript/lines.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { colourIndex, nameColour } from "#web/ui/speaker-colour.ts"
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react"
import { usePeaks } from "./use-peaks.ts"
import { Wave } from "./wave.tsx"

interface SeekSliderProps {
  readonly taskId: string
  readonly lines: Lines
  /** Milliseconds. */
  readonly duration: number
}

/** How far keys move the slider, in milliseconds. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -10_000,
  ArrowDown: -10_000,
  ArrowRight: 10_000,
  ArrowUp: 10_000,
  PageDown: -60_000,
  PageUp: 60_000,
}

/** The waveform as a slider: the recording seeks when the pointer is released. */
export const SeekSlider = ({ taskId, lines, duration }: SeekSliderProps): ReactElement => {
  const t = useText("player")
  const second = useSlice(playerTime, (time) => Math.floor(time / 1000))
  const [pointed, setPointed] = useState<number | null>(null)
  const [held, setHeld] = useState<number | null>(null)
  const peaks = usePeaks(taskId)
  const shown = held ?? second * 1000
  // Assistive technology moves a slider without a pointer, so nothing is released.
  const isDown = useRef(false)
  const move = (time: number) => isDown.current ? setHeld(time) : player.seek(time)
  const release = () => {
    isDown.current = false
    if (held !== null) player.seek(held)
    setHeld(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by !== undefined) player.skip(by)
    else if (event.key === "Home") player.seek(0)
    else if (event.key === "End") player.seek(duration)
    else if (event.key === " ") player.toggle()
    else return
    event.preventDefault()
  }
  return (
    <div
      className="relative rounded-sm outline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-brand"
      onPointerEnter={player.warm}
      onPointerMove={({ pointerType, clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect()
        if (pointerType === "mouse") setPointed(Math.max(0, Math.min(1, (clientX - left) / width)) * duration)
      }}
      onPointerLeave={() => setPointed(null)}
    >
      <Wave peaks={peaks} lines={lines} duration={duration} held={held} />
      <input
        type="range"
        min={0}
        max={Math.max(1, duration)}
        step={100}
        value={shown}
        aria-label={t("player.position")}
        aria-valuetext={t("player.at", { time: clock(shown), total: clock(duration) })}
        className="absolute -inset-y-1.5 inset-x-0 m-0 w-full cursor-pointer touch-none appearance-none opacity-0 max-md:-inset-y-1 [&::-moz-range-thumb]:w-0 [&::-webkit-slider-thumb]:w-0 [&::-webkit-slider-thumb]:appearance-none"
        onChange={({ target }) => move(Number(target.value))}
        onPointerDown={() => {
          isDown.current = true
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={onKeyDown}
      />
      {pointed !== null && <HoverCard lines={lines} time={held ?? pointed} share={(held ?? pointed) / duration} />}
    </div>
  )
}

interface HoverCardProps {
  readonly lines: Lines
  /** Milliseconds. */
  readonly time: number
  /** The horizontal position, as a fraction of the width. */
  readonly share: number
}

/** A preview of what is said at a time. */
const HoverCard = ({ lines, time, share }: HoverCardProps): ReactElement => {
  const at = indexAtTime(lines.begins, time)
  const index = lines.speakerOf[at] ?? -1
  const speaker = lines.speakers[index]
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute bottom-full z-30 mb-3 w-64 -translate-x-1/2 animate-fade rounded-md bg-raised px-3 py-2 text-sm shadow-e3 max-md:hidden"
      style={{ left: `clamp(128px, ${share * 100}%, calc(100% - 128px))` }}
    >
      <span className="flex items-center gap-2">
        <span className="tnum font-[560]">{clock(time)}</span>
        {speaker !== undefined && (
          <span className="truncate" style={{ color: nameColour(colourIndex(speaker.id, index)) }}>{speaker.name}</span>
        )}
      </span>
      {at >= 0 && <span className="mt-0.5 line-clamp-2 text-fg-2">{lines.texts[at]}</span>}
    </div>
  )
}
