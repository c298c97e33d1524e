import { playerState, playerTime } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { clock } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { earlyPress } from "#web/ui/early-press.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { clsx } from "clsx"
import { CircleAlert, Crosshair, RotateCcw, Volume2, VolumeX } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { keepFocus, PlayButtons } from "./play-buttons.tsx"
import { SeekSlider } from "./seek-slider.tsx"
import { SpeedButton } from "./speed-button.tsx"
import { toggleFollow, toggleMuted, usePlayerKeys } from "./use-player-keys.ts"

/** Why there is no sound, and a way to try again. */
const PlaybackError = ({ error }: { readonly error: "preparing" | "missing" | "failed" }): ReactElement => {
  const t = useText("player")
  const isFinal = error !== "preparing"
  return (
    <div role="alert" className="flex min-w-0 flex-1 items-center gap-3 py-1 text-sm max-md:flex-wrap">
      {isFinal ? <CircleAlert className="size-[18px] shrink-0 text-bad" /> : <Spinner className="shrink-0" />}
      <span className="min-w-0 flex-1">{t(`player.${error}`)}</span>
      {isFinal && (
        <Button size="sm" onClick={() => void player.play()}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}

const SpeedMenuPanel = idleComponent(() => import("./speed-menu-panel.tsx"), "SpeedMenuPanel")

/** The playback speed. The button appears before its menu is loaded. */
const SpeedMenu = ({ className }: { readonly className: string }): ReactElement => {
  const [isPressed, setPressed] = useState(false)
  const rate = useSlice(playerState, (state) => state.rate)
  return (
    <Suspense fallback={<SpeedButton rate={rate} className={className} {...earlyPress(() => setPressed(true))} />}>
      <SpeedMenuPanel key={String(isPressed)} className={className} isOpen={isPressed} />
    </Suspense>
  )
}

/** The player, docked below every tab. On phones it has two rows. */
export const PlayerBar = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText("player")
  const { lines } = useLines(task)
  const duration = useSlice(playerState, (state) => state.duration)
  const error = useSlice(playerState, (state) => state.playbackError)
  usePlayerKeys(lines)
  return (
    <section
      aria-label={t("player.label")}
      data-docked
      className="no-print relative z-20 shrink-0 border-t bg-surface px-4 pt-3 pb-[max(8px,env(safe-area-inset-bottom))] md:flex md:items-center md:gap-4 md:px-6 md:pb-3"
    >
      <div className="flex items-center gap-1 max-md:hidden">
        <PlayButtons />
      </div>
      {error === null ?
        (
          <div className="grid min-w-0 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 max-md:grid-cols-2">
            <Elapsed className="max-md:order-2" />
            <div className="min-w-0 max-md:order-1 max-md:col-span-2">
              <SeekSlider taskId={task.id} lines={lines} duration={duration} />
            </div>
            <span className="tnum min-w-11 text-sm text-fg-3 max-md:order-3 max-md:text-right">{clock(duration)}</span>
          </div>
        ) :
        <PlaybackError error={error} />}
      <div className="flex items-center max-md:hidden">
        <SpeedMenu className="tnum w-14 !px-0" />
        <MuteButton />
        <FollowButton className="" />
      </div>
      <div className="flex items-center justify-between md:hidden">
        <SpeedMenu className="tnum !size-11 !px-0" />
        <div className="flex items-center gap-3">
          <PlayButtons />
        </div>
        <FollowButton className="!size-11" />
      </div>
    </section>
  )
}

const Elapsed = ({ className }: { readonly className: string }): ReactElement => {
  const second = useSlice(playerTime, (time) => Math.floor(time / 1000))
  return (
    <span className={clsx("tnum min-w-11 text-sm font-[520] md:text-right", className)}>{clock(second * 1000)}</span>
  )
}

const MuteButton = (): ReactElement => {
  const t = useText("player")
  const isMuted = useSlice(playerState, (state) => state.isMuted)
  return (
    <IconButton
      label={t(isMuted ? "player.unmute" : "player.mute")}
      keys={["V"]}
      side="top"
      onMouseDown={keepFocus}
      onClick={toggleMuted}
    >
      {isMuted ? <VolumeX /> : <Volume2 />}
    </IconButton>
  )
}

const FollowButton = ({ className }: { readonly className: string }): ReactElement => {
  const t = useText("player")
  const follows = useSlice(playerState, (state) => state.follow === "on")
  return (
    <IconButton
      label={t("player.follow")}
      keys={["F"]}
      side="top"
      onMouseDown={keepFocus}
      aria-pressed={follows}
      onClick={toggleFollow}
      className={clsx(className, follows && "!bg-accent-soft !text-accent-text")}
    >
      <Crosshair />
    </IconButton>
  )
}
