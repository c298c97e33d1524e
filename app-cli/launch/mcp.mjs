import { existsSync } from "node:fs"
import { join } from "node:path"
import { ensurePackages, node, root, run } from "./packages.mjs"

ensurePackages(false)
const bundle = join(root, "dist", "server", "mcp.js")
process.exit(run(node, [existsSync(bundle) ? bundle : join(root, "app-mcp", "main.ts")]))
