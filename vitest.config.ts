import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { texts } from "./app-web/texts-plugin.ts"
import { HeavyFirst } from "./tests/support/heavy-first.ts"

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ["tests/**/*.test.ts"],
    globalSetup: ["tests/support/containers/say-which.ts"],
    setupFiles: ["tests/support/web/report-pages.ts"],
    // A worker has one browser and one database, and keeps what it has loaded. It waits for them a third of its time, so that
    // one more worker than processors uses what would be idle.
    isolate: false,
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: HeavyFirst },
    // The last resort of a test that would never end: nothing waits for time to pass.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
  },
})
