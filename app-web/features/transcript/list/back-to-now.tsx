import { playerState, setFollow } from "#web/entities/playback/player-state.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { ArrowDown, ArrowUp, Crosshair } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../texts.ts"

interface BackToNowProps {
  /** The start of the current line, in milliseconds. */
  readonly time: number
  readonly isVisible: boolean
  readonly isAbove: boolean
  readonly onBack: () => void
}

/** Leads back to the current line after scrolling away. */
export const BackToNow = ({ time, isVisible, isAbove, onBack }: BackToNowProps): ReactElement | null => {
  const t = useText()
  const follow = useSlice(playerState, (state) => state.follow)
  if (follow === "on" || (follow === "off" && isVisible)) return null
  const Arrow = isVisible ? Crosshair : isAbove ? ArrowUp : ArrowDown
  const back = () => {
    if (follow === "paused") setFollow("on")
    onBack()
  }
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-4 z-20 grid place-items-center">
      <button
        type="button"
        className="pointer-events-auto flex h-9 animate-pop items-center gap-2 rounded-full bg-raised px-4 text-sm font-[540] text-accent-text shadow-e3 hover:bg-hover max-md:h-11"
        onClick={back}
      >
        <Arrow className="size-4" />
        <span className="tnum">{t("transcript.back", { time: clock(time) })}</span>
      </button>
    </div>
  )
}
