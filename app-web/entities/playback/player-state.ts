import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf } from "#web/lib/store.ts"

export interface PlayerState {
  /** The task of the recording; null before one is loaded. */
  readonly taskId: string | null
  readonly kind: "audio" | "video"
  /** Of the recording, in milliseconds. */
  readonly duration: number
  readonly isPlaying: boolean
  /** Whether playback is waiting for data. */
  readonly isWaiting: boolean
  /** Whether the reader has played or sought: before that, no line is current. */
  readonly hasStarted: boolean
  readonly rate: number
  readonly isMuted: boolean
  /** Whether the text follows the playback; "paused" after the reader scrolled. */
  readonly follow: "on" | "paused" | "off"
  /** Why there is no sound; "preparing" while the server creates a file that browsers can play. */
  readonly playbackError: "preparing" | "missing" | "failed" | null
}

export const playerState = storeOf<PlayerState>({
  taskId: null,
  kind: "audio",
  duration: 0,
  isPlaying: false,
  isWaiting: false,
  hasStarted: false,
  rate: 1,
  isMuted: false,
  follow: safeLocalStorage.read(storageKeys.follow) === "off" ? "off" : "on",
  playbackError: null,
})

/** The position in milliseconds, updated on every frame while playing. */
export const playerTime = storeOf(0)

/** The position that the reader last sought, in milliseconds: the address follows it. */
export const soughtTime = storeOf<number | null>(null)

export const change = (changed: Partial<PlayerState>): void => playerState.set((before) => ({ ...before, ...changed }))

/** A choice about following is remembered; pausing it by scrolling is not. */
export const setFollow = (follow: PlayerState["follow"]): void => {
  if (follow !== "paused") safeLocalStorage.write(storageKeys.follow, follow === "off" ? "off" : null)
  change({ follow })
}

/** Stops following after the reader scrolled. */
export const pauseFollowing = (): void => {
  if (playerState.get().follow === "on") change({ follow: "paused" })
}
