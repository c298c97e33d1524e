import { storeOf } from "#web/lib/store.ts"
import type { Take } from "./take.ts"

/** Recordings that a crash or a closed page cut off. */
export const unfinished = storeOf<ReadonlyArray<Take>>([])
