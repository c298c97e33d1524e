import { ensurePackages, node, run } from "./packages.mjs"

ensurePackages()
process.exit(run(node, ["tests/support/mcp-fixture/main.ts"]))
