import { ensurePackages, node, run } from "./packages.mjs"

ensurePackages()
// The tests that compare generated files with the committed ones write them instead.
process.exit(run(node, ["node_modules/.bin/vitest", "run", "tests/architecture", "tests/queries"], {
  env: { ...process.env, UPDATE_GENERATED: "1" },
}))
