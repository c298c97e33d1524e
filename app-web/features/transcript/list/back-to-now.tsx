import { playerState, setFollow } from "#web/entities/playback/player-state.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { ArrowDown, ArrowUp, Crosshair } from "lucide-react"
import type { ReactElement } from "react"

interface BackToNowProps {
  /** The start of the current line, in milliseconds. */
  readonly time: number
  readonly isVisible: boolean
  readonly isAbove: boolean
  readonly onBack: () => void
}

/** Returns to the current line after scrolling away. Below the text, so that it covers none of it. */
export const BackToNow = ({ time, isVisible, isAbove, onBack }: BackToNowProps): ReactElement | null => {
  const t = useText("transcript")
  const follow = useSlice(playerState, (state) => state.follow)
  if (follow === "on" || (follow === "off" && isVisible)) return null
  const Arrow = isVisible ? Crosshair : isAbove ? ArrowUp : ArrowDown
  const back = () => {
    if (follow === "paused") setFollow("on")
    onBack()
  }
  return (
    <div className="no-print grid shrink-0 place-items-center border-t">
      <button
        type="button"
        className="my-1 flex h-9 items-center gap-2 rounded-full px-4 text-sm font-[540] text-accent-text hover:bg-hover max-md:my-0 max-md:h-11"
        onClick={back}
      >
        <Arrow className="size-4" />
        <span className="tnum">{t("transcript.back", { time: clock(time) })}</span>
      </button>
    </div>
  )
}
