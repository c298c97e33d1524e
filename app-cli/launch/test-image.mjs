import { ensurePackages, node, run } from "./packages.mjs"

ensurePackages()
process.exit(run(node, ["--disable-warning=ExperimentalWarning", "tests/image/main.ts", ...process.argv.slice(2)]))
