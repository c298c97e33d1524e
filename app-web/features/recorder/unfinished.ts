import type { Take } from "#web/entities/upload/device/browser-recording.ts"
import { storeOf } from "#web/lib/store.ts"

/** Recordings that a crash or a closed page cut off. */
export const unfinished = storeOf<ReadonlyArray<Take>>([])
