import { elementFor } from "./media-element.ts"
import { change, type PlayerState, playerState } from "./player-state.ts"

const events = ["play", "pause", "ended", "waiting", "playing", "seeked", "timeupdate", "error"] as const

let element = elementFor("audio")

type OnEvent = (event: Event) => void

/** The element that plays now. */
export const current = {
  element: (): HTMLMediaElement => element,

  /** From now on one of this kind plays, at the speed and loudness that are wanted. */
  take: (kind: PlayerState["kind"], onEvent: OnEvent): void => {
    element = elementFor(kind)
    element.preload = "none"
    for (const name of events) element.addEventListener(name, onEvent)
    change({ kind })
    current.tune()
  },

  drop: (onEvent: OnEvent): void => {
    element.pause()
    for (const name of events) element.removeEventListener(name, onEvent)
    element.removeAttribute("src")
    element.load()
  },

  tune: (): void => {
    const { rate, isMuted } = playerState.get()
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
    element.muted = isMuted
  },
}
