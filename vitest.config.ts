import { defineConfig } from "vitest/config"

/** Rules alone, with nothing open behind them: these files can share a process, and what it has loaded. */
const rules = ["tests/architecture/**/*.test.ts", "tests/domain/**/*.test.ts", "tests/web/**/*.test.ts"]

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two cores: more workers at once only wait for each other, and recognisers want a core each.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "product", include: ["tests/**/*.test.ts"], exclude: rules } },
      { extends: true, test: { name: "rules", include: rules, isolate: false } },
    ],
  },
})
