import { existsSync } from "node:fs"
import { join } from "node:path"
import { ensurePackages, node, root, run } from "./packages.mjs"

ensurePackages(false)
const bundle = join(root, "dist", "server", "main.js")
const entry = existsSync(bundle) ? bundle : join(root, "app-cli", "main.ts")
process.exit(run(node, ["--disable-warning=ExperimentalWarning", entry, ...process.argv.slice(2)]))
