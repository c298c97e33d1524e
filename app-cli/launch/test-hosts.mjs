import { ensureBuild } from "./build.mjs"
import { ensurePackages, node, run } from "./packages.mjs"

ensurePackages()
ensureBuild()
process.exit(run(node, ["--disable-warning=ExperimentalWarning", "tests/hosts/main.ts", ...process.argv.slice(2)]))
