import { existsSync } from "node:fs"
import { join } from "node:path"
import { ensurePackages, node, root, run } from "./packages.mjs"

ensurePackages()
const bundle = join(root, "dist", "server", "main.js")
const entry = existsSync(bundle) ? bundle : join(root, "app-cli", "main.ts")
// npm changes into the project's folder: names of files are meant from where the command was typed.
process.exit(run(node, ["--disable-warning=ExperimentalWarning", entry, ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? root,
}))
