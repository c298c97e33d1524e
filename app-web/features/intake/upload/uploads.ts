import { storeOf } from "../../../lib/store.ts"
import type { Job } from "./job.ts"

/** The jobs this tab looks after, in the order they were added. */
export const uploads = storeOf<ReadonlyArray<Job>>([])

export const jobOf = (id: string): Job | undefined => uploads.get().find((job) => job.id === id)
