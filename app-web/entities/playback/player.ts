import { errorCode } from "#web/request/error-message.ts"
import { current } from "./current-element.ts"
import { announce, announcePosition } from "./media-session.ts"
import { type MediaSource, mediaSource } from "./media-source.ts"
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
let source: MediaSource | null = null
let frame = 0
let failedAt = -Infinity
/** A failed start reports itself. */
let isStarting = false

/** The player of the app. Times are in milliseconds. */
export const player = {
  /** Loads a recording at `at`, or at its last position. Nothing is fetched yet. */
  load: (next: Recording, at: number | null): void => {
    if (recording?.taskId === next.taskId) return
    player.unload()
    recording = next
    source = mediaSource(next.taskId)
    const { duration, taskId, kind } = next
    const left = recall(taskId)
    // A link to a time highlights its line at once.
    const hasStarted = at !== null
    change({ taskId, duration, rate: left.rate, isPlaying: false, isWaiting: false, hasStarted, playbackError: null })
    current.attach(kind, onEvent)
    moveTo(at ?? (left.at < duration - 1000 ? left.at : 0))
  },

  unload: (): void => {
    if (recording === null) return
    storePosition()
    current.detach(onEvent)
    recording = null
    source = null
    change({ taskId: null, isPlaying: false, hasStarted: false, playbackError: null })
  },

  play: async (): Promise<void> => {
    if (recording === null) return
    change({ hasStarted: true, playbackError: null })
    if (playerState.get().follow === "paused") setFollow("on")
    announce(recording.title, player)
    try {
      isStarting = true
      await prepare()
      await current.element().play()
      isStarting = false
    } catch (error) {
      isStarting = false
      await fail(error)
    }
  },

  pause: (): void => current.element().pause(),

  toggle: (): void => {
    if (playerState.get().isPlaying) player.pause()
    else void player.play()
  },

  /** Seeks, and starts playing if `plays`; otherwise playback continues as before. */
  seek: (time: number, plays = false): void => {
    if (recording === null) return
    moveTo(time)
    change({ hasStarted: true })
    if (playerState.get().follow === "paused") setFollow("on")
    soughtTime.set(playerTime.get())
    if (plays) void player.play()
  },

  skip: (by: number): void => player.seek(playerTime.get() + by),

  setRate: (rate: number): void => {
    change({ rate })
    current.applySettings()
    storePosition()
  },

  setMuted: (isMuted: boolean): void => {
    change({ isMuted })
    current.applySettings()
  },

  /** The reader is about to press play: starts buffering. */
  warm: (): void => {
    if (recording !== null && current.element().preload !== "auto") void preload()
  },
}

const moveTo = (time: number): void => {
  const within = Math.max(0, Math.min(time, recording?.duration ?? time))
  current.element().currentTime = within / 1000
  playerTime.set(within)
  announcePosition(playerState.get(), within)
}

/** The server is still creating a file that browsers can play. */
class NotReady extends Error {}

/** Makes sure that the source works. Changing it keeps the position. */
const prepare = async (): Promise<void> => {
  const wanted = source
  const link = await wanted?.link()
  if (link === undefined || source !== wanted || current.element().getAttribute("src") === link.url) return
  if (!link.isWhole) throw link.isReady ? new Error("the recording is in several files") : new NotReady()
  if (link.kind !== playerState.get().kind) {
    current.detach(onEvent)
    current.attach(link.kind, onEvent)
  }
  current.element().src = link.url
  current.element().currentTime = playerTime.get() / 1000
  current.applySettings()
}

const preload = async (): Promise<void> => {
  await prepare().catch(() => undefined)
  current.element().preload = "auto"
}

/** A pause or another source interrupted the start, or the browser wants a click first: nothing is wrong. */
const isHarmless = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "AbortError" || error.name === "NotAllowedError")

/** A link expires, a connection breaks: playback is retried once, then the error is shown. */
const fail = async (error: unknown): Promise<void> => {
  if (isHarmless(error)) return change({ isPlaying: !current.element().paused, isWaiting: false })
  const isFirst = performance.now() - failedAt > 30_000
  failedAt = performance.now()
  current.element().removeAttribute("src")
  source?.renew()
  if (isFirst && errorCode(error) === null && !(error instanceof NotReady)) return player.play()
  change({
    isPlaying: false,
    isWaiting: false,
    playbackError: errorCode(error) === "BlobMissing" ? "missing" : "failed",
  })
  await waitUntilReady()
}

/** Some recordings cannot be played by browsers: the server creates a file that can. */
const waitUntilReady = async (): Promise<void> => {
  const wanted = source
  const isReady = await wanted?.link().then((link) => link.isReady, () => true)
  if (wanted === null || isReady !== false || source !== wanted) return
  change({ playbackError: "preparing" })
  const isWanted = () => source === wanted && playerState.get().playbackError === "preparing"
  if (await wanted.whenReady(isWanted).catch(() => true)) await player.play()
}

const storePosition = (): void => {
  const { taskId, rate } = playerState.get()
  if (taskId !== null) remember({ taskId, at: Math.round(playerTime.get()), rate })
}

const onEvent = ({ type }: Event): void => {
  if (type === "error") {
    if (!isStarting && playerState.get().isPlaying) void fail(current.element().error)
    return
  }
  if (current.element().readyState > 0) playerTime.set(current.element().currentTime * 1000)
  if (type === "timeupdate") return
  const isPlaying = !current.element().paused && !current.element().ended
  change({
    isPlaying,
    isWaiting: isPlaying && (type === "waiting" || type === "play") && current.element().readyState < 3,
  })
  announcePosition(playerState.get(), playerTime.get())
  if (isPlaying) tick()
  else storePosition()
}

const tick = (): void => {
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    if (current.element().readyState > 0) playerTime.set(current.element().currentTime * 1000)
    if (playerState.get().isPlaying) tick()
  })
}

addEventListener("pagehide", storePosition)
