import { playerState } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { Pause, Play, RotateCcw, RotateCw } from "lucide-react"
import type { MouseEvent, ReactElement } from "react"

/** Keeps a clicked button from getting the focus: it would get the space bar too, which should pause. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()

/** Back, play, forward. */
export const PlayButtons = (): ReactElement => {
  const t = useText("player")
  const isPlaying = useSlice(playerState, (state) => state.isPlaying)
  const isWaiting = useSlice(playerState, (state) => state.isWaiting)
  return (
    <>
      <IconButton
        label={t("player.back")}
        keys={["←"]}
        side="top"
        onMouseDown={keepFocus}
        className="max-md:!size-11"
        onClick={() => player.skip(-10_000)}
      >
        <RotateCcw />
      </IconButton>
      <IconButton
        label={t(isPlaying ? "player.pause" : "player.play")}
        keys={[t("player.space")]}
        side="top"
        onMouseDown={keepFocus}
        tone="primary"
        className="!size-11 !rounded-full [&_svg]:!size-5"
        onPointerEnter={player.warm}
        onFocus={player.warm}
        onClick={player.toggle}
      >
        {isWaiting
          ? <Spinner className="!border-white/40 !border-t-white" />
          : isPlaying
          ? <Pause fill="currentColor" strokeWidth={0} />
          : <Play fill="currentColor" strokeWidth={0} className="translate-x-px" />}
      </IconButton>
      <IconButton
        label={t("player.forward")}
        keys={["→"]}
        side="top"
        onMouseDown={keepFocus}
        className="max-md:!size-11"
        onClick={() => player.skip(10_000)}
      >
        <RotateCw />
      </IconButton>
    </>
  )
}
