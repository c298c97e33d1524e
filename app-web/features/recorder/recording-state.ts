import type { BrowserRecording } from "#web/entities/upload/device/browser-recording.ts"
import { onOtherAccount } from "#web/entities/upload/uploads.ts"
import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"
import { useEffect, useState } from "react"
import type { Sound, SoundOptions } from "./sound-source.ts"

/** A recording in progress in this tab. */
export interface LiveRecording {
  readonly id: string
  readonly state: "recording" | "paused" | "stopping"
  /** Milliseconds recorded before `since`. */
  readonly before: number
  /** When it was last started or resumed, by `performance.now()`; null while it is paused. */
  readonly since: number | null
  /** Whether every piece is stored on the device at once; otherwise it exists only in memory. */
  readonly isKept: boolean
  /** The sound that is left after another went away; null while all are there. */
  readonly goesOnWith: Sound | null
}

export const liveRecording = storeOf<LiveRecording | null>(null)

/** Milliseconds of sound so far, without pauses. */
export const elapsed = ({ before, since }: LiveRecording, now = performance.now()): number =>
  before + (since === null ? 0 : now - since)

/** The same, updated as time passes. */
export const useElapsed = (recording: LiveRecording): number => {
  const [, setTick] = useState(0)
  const isRunning = recording.since !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 250)
    return () => clearInterval(timer)
  }, [isRunning])
  return elapsed(recording)
}

interface Review {
  readonly recording: BrowserRecording
  readonly bytes: Blob
  /** Whether the device stores it until it is uploaded. */
  readonly isKept: boolean
}

/** A finished recording, waiting to be named and then uploaded or discarded. */
export const review = storeOf<Review | null>(null)

/** What the reader called the recording under review; null until they name it. */
export const recordingTitle = storeOf<string | null>(null)
/** Resolves when the recording is no longer under review. */
export const isDecided = (id: string): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (review.get()?.recording.id === id) return
      stop()
      resolve()
    }
    const stop = review.subscribe(check)
    check()
  })

/** Recordings that a crash or a closed page cut off. */
export const unfinished = storeOf<ReadonlyArray<BrowserRecording>>([])

// The device keeps them for their owner, to whom they are offered again.
onSignOut(() => {
  unfinished.set([])
  if (review.get()?.isKept === true) review.set(null)
})
onOtherAccount(() => {
  review.set(null)
  recordingTitle.set(null)
})

/** What the next recording will contain. */
export const recordOptions = storeOf<SoundOptions>({ microphone: true, tab: false, isCleaned: true })

/** Whether this browser can share the sound of a tab; phones cannot. */
export const canShareTab = (): boolean =>
  "mediaDevices" in navigator && "getDisplayMedia" in navigator.mediaDevices &&
  !/Android|iP(hone|ad|od)/.test(navigator.userAgent)
