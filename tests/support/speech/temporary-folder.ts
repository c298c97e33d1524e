import { Effect } from "effect"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A folder of its own for one test, removed afterwards. */
export const inFolder = <A, E, R>(use: (folder: string) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Effect.promise(() => mkdtemp(join(tmpdir(), "parley-test-"))),
    use,
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })),
  )
