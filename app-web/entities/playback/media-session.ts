import type { PlayerState } from "./player-state.ts"

interface Controls {
  readonly play: () => Promise<void>
  readonly pause: () => void
  readonly seek: (time: number) => void
  readonly skip: (by: number) => void
}

/** Connects media keys and the lock screen of a phone, in browsers that support it. */
export const announce = (title: string, { play, pause, seek, skip }: Controls): void => {
  if (!("mediaSession" in navigator)) return
  const { mediaSession } = navigator
  mediaSession.metadata = new MediaMetadata({ title })
  mediaSession.setActionHandler("play", () => void play())
  mediaSession.setActionHandler("pause", pause)
  mediaSession.setActionHandler("seekbackward", ({ seekOffset }) => skip(-(seekOffset ?? 10) * 1000))
  mediaSession.setActionHandler("seekforward", ({ seekOffset }) => skip((seekOffset ?? 10) * 1000))
  mediaSession.setActionHandler("seekto", ({ seekTime }) => seek((seekTime ?? 0) * 1000))
}

export const announcePosition = ({ duration, rate, isPlaying, hasStarted }: PlayerState, time: number): void => {
  if (!("mediaSession" in navigator) || !hasStarted || duration <= 0) return
  navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused"
  navigator.mediaSession.setPositionState({
    duration: duration / 1000,
    playbackRate: rate,
    position: Math.min(time, duration) / 1000,
  })
}
