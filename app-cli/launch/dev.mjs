import { spawn } from "node:child_process"
import { join } from "node:path"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, environment, node, root } from "./packages.mjs"

ensurePackages()
ensureEngines()

const start = (args) => spawn(node, args, { cwd: root, stdio: "inherit", env: environment })
const children = [
  start(["--watch", "--disable-warning=ExperimentalWarning", join(root, "app-cli", "main.ts"), "serve"]),
  start([join(root, "node_modules", "vite", "bin", "vite.js"), "--config", "app-web/vite.config.ts"]),
]
const stop = () => children.forEach((child) => child.kill())
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop)
for (const child of children) child.on("exit", stop)
