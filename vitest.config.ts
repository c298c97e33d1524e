import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers at once only wait for each other, and recognisers want a core each.
    maxWorkers: 2,
  },
})
