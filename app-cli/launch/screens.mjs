import { ensureBuild } from "./build.mjs"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, node, run } from "./packages.mjs"

ensurePackages()
ensureEngines("test")
ensureBuild()
process.exit(run(node, ["--disable-warning=ExperimentalWarning", "tests/screens/main.ts", ...process.argv.slice(2)]))
