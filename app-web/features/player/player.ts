import { errorCode } from "../../request/sorry.ts"
import { elementFor } from "./media-element.ts"
import { fetchMediaLink, isFresh } from "./media-link.ts"
import { announce, announcePosition } from "./media-session.ts"
import { change, playerState, playerTime, setFollow, soughtTime } from "./player-state.ts"
import { recall, remember } from "./remembered.ts"

export interface Recording {
  readonly taskId: string
  readonly kind: "audio" | "video"
  readonly title: string
  /** Milliseconds. */
  readonly duration: number
}

let recording: Recording | null = null
let element = elementFor("audio")
let link: ReturnType<typeof fetchMediaLink> | null = null
let frame = 0
let failedAt = -Infinity
/** A start that fails says so itself. */
let isStarting = false

/** The one player of the app. Times are milliseconds. */
export const player = {
  /** Takes a recording, at `at` or where it was left. Nothing of it is fetched yet. */
  load: (next: Recording, at: number | null): void => {
    if (recording?.taskId === next.taskId) return
    player.unload()
    recording = next
    element = elementFor(next.kind)
    const left = recall(next.taskId)
    element.defaultPlaybackRate = left.rate
    element.playbackRate = left.rate
    listen()
    link = freshLink(next.taskId)
    const { duration, taskId, kind } = next
    // Who comes to a moment sees it in the text at once.
    const hasStarted = at !== null
    const { rate } = left
    change({ taskId, kind, duration, rate, isPlaying: false, isWaiting: false, hasStarted, trouble: null })
    place(at ?? (left.at < duration - 1000 ? left.at : 0))
  },

  unload: (): void => {
    if (recording === null) return
    keepPlace()
    element.pause()
    for (const name of events) element.removeEventListener(name, onEvent)
    element.removeAttribute("src")
    element.load()
    recording = null
    link = null
    change({ taskId: null, isPlaying: false, hasStarted: false, trouble: null })
  },

  play: async (): Promise<void> => {
    if (recording === null) return
    change({ hasStarted: true, trouble: null })
    if (playerState.get().follow === "paused") setFollow("on")
    announce(recording.title, player)
    try {
      isStarting = true
      await prepare()
      await element.play()
      isStarting = false
    } catch (error) {
      isStarting = false
      await fail(error)
    }
  },

  pause: (): void => element.pause(),

  toggle: (): void => {
    if (playerState.get().isPlaying) player.pause()
    else void player.play()
  },

  /** Goes to a moment; `plays` as well, otherwise goes on as before. */
  seek: (time: number, plays = false): void => {
    if (recording === null) return
    place(time)
    change({ hasStarted: true })
    if (playerState.get().follow === "paused") setFollow("on")
    soughtTime.set(playerTime.get())
    if (plays) void player.play()
  },

  skip: (by: number): void => player.seek(playerTime.get() + by),

  setRate: (rate: number): void => {
    element.defaultPlaybackRate = rate
    element.playbackRate = rate
    change({ rate })
    keepPlace()
  },

  setMuted: (isMuted: boolean): void => {
    element.muted = isMuted
    change({ isMuted })
  },

  /** Somebody is about to play: the beginning of what is needed may come. */
  warm: (): void => {
    if (recording !== null && element.preload !== "auto") void preload()
  },
}

export type Player = typeof player

const place = (time: number): void => {
  const within = Math.max(0, Math.min(time, recording?.duration ?? time))
  element.currentTime = within / 1000
  playerTime.set(within)
  announcePosition(playerState.get(), within)
}

const freshLink = (taskId: string): ReturnType<typeof fetchMediaLink> => {
  const fetched = fetchMediaLink(taskId)
  // Whoever plays hears of it; early on nobody does.
  fetched.catch(() => undefined)
  return fetched
}

/** A source that still works. Changing it keeps the place. */
const prepare = async (): Promise<void> => {
  const wanted = recording
  if (wanted === null) return
  if (link === null || !await link.then(isFresh, () => false)) link = freshLink(wanted.taskId)
  const { url } = await link
  if (recording !== wanted || element.getAttribute("src") === url) return
  const { rate, isMuted } = playerState.get()
  element.src = url
  element.currentTime = playerTime.get() / 1000
  element.playbackRate = rate
  element.muted = isMuted
}

const preload = async (): Promise<void> => {
  await prepare().catch(() => undefined)
  element.preload = "auto"
}

/** A pause or another source came in between, or the browser wants a click first: nothing is wrong. */
const isHarmless = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "NotAllowedError")

/** A link ends, a connection breaks: once it is tried anew by itself, then it is said. */
const fail = async (error: unknown): Promise<void> => {
  if (isHarmless(error)) return change({ isPlaying: !element.paused, isWaiting: false })
  const isFirst = performance.now() - failedAt > 30_000
  failedAt = performance.now()
  link = null
  element.removeAttribute("src")
  if (isFirst && errorCode(error) === null) return player.play()
  change({ isPlaying: false, isWaiting: false, trouble: errorCode(error) === "BlobMissing" ? "missing" : "failed" })
}

const keepPlace = (): void => {
  const { taskId, rate } = playerState.get()
  if (taskId !== null) remember({ taskId, at: Math.round(playerTime.get()), rate })
}

const events = ["play", "pause", "ended", "waiting", "playing", "seeked", "timeupdate", "error"] as const

const listen = (): void => {
  for (const name of events) element.addEventListener(name, onEvent)
}

const onEvent = ({ type }: Event): void => {
  if (type === "error") {
    if (!isStarting && playerState.get().isPlaying) void fail(element.error)
    return
  }
  if (element.readyState > 0) playerTime.set(element.currentTime * 1000)
  if (type === "timeupdate") return
  const isPlaying = !element.paused && !element.ended
  change({ isPlaying, isWaiting: isPlaying && (type === "waiting" || type === "play") && element.readyState < 3 })
  announcePosition(playerState.get(), playerTime.get())
  if (isPlaying) tick()
  else keepPlace()
}

const tick = (): void => {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    if (element.readyState > 0) playerTime.set(element.currentTime * 1000)
    if (playerState.get().isPlaying) tick()
  })
}

addEventListener("pagehide", keepPlace)
