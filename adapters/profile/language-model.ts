import { availableParallelism } from "node:os"

/** Requests come first: one processor is left to them, where there are several. */
export const threadsForModels = Math.max(1, availableParallelism() - 1)
