import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storeOf } from "#web/lib/store.ts"

export interface PlayerState {
  /** Whose recording it is; null before there is one. */
  readonly taskId: string | null
  readonly kind: "audio" | "video"
  /** Of the recording, in milliseconds. */
  readonly duration: number
  readonly isPlaying: boolean
  /** Wanted sound that is still on its way. */
  readonly isWaiting: boolean
  /** Whether something was played or looked for: before, no line is the current one. */
  readonly hasStarted: boolean
  readonly rate: number
  readonly isMuted: boolean
  /** Whether the text goes along; "paused" since somebody scrolled. */
  readonly follow: "on" | "paused" | "off"
  /** Why there is no sound; "preparing" while a form is made that browsers can play. */
  readonly trouble: "preparing" | "missing" | "failed" | null
}

const followKey = "follow"

export const playerState = storeOf<PlayerState>({
  taskId: null,
  kind: "audio",
  duration: 0,
  isPlaying: false,
  isWaiting: false,
  hasStarted: false,
  rate: 1,
  isMuted: false,
  follow: safeLocalStorage.read(followKey) === "off" ? "off" : "on",
  trouble: null,
})

/** Where the recording is, in milliseconds; told with every frame while it plays. */
export const playerTime = storeOf(0)

/** Where somebody went by hand, in milliseconds: the address follows it. */
export const soughtTime = storeOf<number | null>(null)

export const change = (changed: Partial<PlayerState>): void => playerState.set((before) => ({ ...before, ...changed }))

/** A change of mind about following is remembered; letting go by scrolling is not. */
export const setFollow = (follow: PlayerState["follow"]): void => {
  if (follow !== "paused") safeLocalStorage.write(followKey, follow === "off" ? "off" : null)
  change({ follow })
}

/** Scrolling by hand lets go, unless nobody follows anyway. */
export const letGo = (): void => {
  if (playerState.get().follow === "on") change({ follow: "paused" })
}
