import { storeOf } from "#web/lib/store.ts"
import type { SoundOptions } from "./sound-source.ts"

/** What the next recording will contain. */
export const recordOptions = storeOf<SoundOptions>({ microphone: true, tab: false, isCleaned: true })

/** Whether this browser can share the sound of a tab; phones cannot. */
export const canShareTab = (): boolean =>
  "mediaDevices" in navigator && "getDisplayMedia" in navigator.mediaDevices &&
  !/Android|iP(hone|ad|od)/.test(navigator.userAgent)
