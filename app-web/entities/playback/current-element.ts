import { change, type PlayerState, playerState } from "./player-state.ts"

type Kind = PlayerState["kind"]

const elements: { audio?: HTMLMediaElement; video?: HTMLMediaElement } = {}

const createElement = (kind: Kind): HTMLMediaElement => {
  const element = document.createElement(kind)
  element.preload = "none"
  element.setAttribute("playsinline", "")
  return element
}

/** One element for audio and one for video, because audio keeps playing when a phone is locked. Created on first use. */
export const elementFor = (kind: Kind): HTMLMediaElement => elements[kind] ??= createElement(kind)

const events = ["play", "pause", "ended", "waiting", "playing", "seeked", "timeupdate", "error"] as const

let element = elementFor("audio")

type OnEvent = (event: Event) => void

/** The element that is playing now. */
export const current = {
  element: (): HTMLMediaElement => element,

  /** Switches to the element of this kind, at the chosen speed and volume. */
  attach: (kind: Kind, onEvent: OnEvent): void => {
    element = elementFor(kind)
    element.preload = "none"
    for (const name of events) element.addEventListener(name, onEvent)
    change({ kind })
    current.applySettings()
  },

  detach: (onEvent: OnEvent): void => {
    element.pause()
    for (const name of events) element.removeEventListener(name, onEvent)
    element.removeAttribute("src")
    element.load()
  },

  applySettings: (): void => {
    const { rate, isMuted } = playerState.get()
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
    element.muted = isMuted
  },
}
