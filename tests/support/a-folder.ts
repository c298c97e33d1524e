import { Effect } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll } from "vitest"

const made = join(tmpdir(), "parley-test-")

/** A killed process may leave children that keep writing for a moment. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }

/** A folder for the whole test file. */
export const fileFolder = (): string => {
  const folder = mkdtempSync(made)
  afterAll(() => rmSync(folder, removal))
  return folder
}

/** A folder while the scope is open. */
export const scopedFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(made)),
  (folder) => Effect.promise(() => rm(folder, removal)),
)
