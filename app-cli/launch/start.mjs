import { spawn } from "node:child_process"
import { join } from "node:path"
import { ensureBuild } from "./build.mjs"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, environment, node, root } from "./packages.mjs"

ensurePackages(false)
ensureEngines()
ensureBuild()

const server = spawn(node, [join(root, "dist", "server", "main.js"), "serve", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { NODE_ENV: "production", ...environment },
})
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal))
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)))
