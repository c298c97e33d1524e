import { spawn } from "node:child_process"
import { join } from "node:path"
import { ensureBuild } from "./build.mjs"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, environment, node, root } from "./packages.mjs"

/** The server ends with this code to be started again. */
const again = 86

/** `npm run start:api` and `start:worker` name what the process does; otherwise ROLE does. */
const [first, ...others] = process.argv.slice(2)
const role = first === "api" || first === "worker" ? first : null
const args = role === null ? process.argv.slice(2) : others

let server

/** Brings packages and build up to date, as the sources may have been updated since. */
const start = () => {
  ensurePackages(false)
  ensureEngines()
  ensureBuild()
  server = spawn(node, [join(root, "dist", "server", "main.js"), "serve", ...args], {
    stdio: "inherit",
    env: { NODE_ENV: "production", ...environment, ...(role !== null && { ROLE: role }), PARLEY_LAUNCHER: "1" },
  })
  server.on("exit", (code, signal) => {
    if (code === again) start()
    else process.exit(code ?? (signal === "SIGINT" ? 130 : 143))
  })
}

start()
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal))
