import { spawn, spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The project's own folder, wherever the command was started. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..")

const bin = join(root, "node_modules", ".bin")
const stamp = join(root, "node_modules", ".parley-lock")

/** The Node that comes with the packages: the same on every machine. */
export const node = join(root, "node_modules", "node", "bin", "node")

/** What child processes see: the project's own tools come first, and what Node compiled once is kept. */
export const environment = {
  NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
  ...process.env,
  PATH: `${bin}:${process.env.PATH ?? ""}`,
}

/** Runs a command in the project's folder with our terminal, and returns its exit code. */
export const run = (command, args, options = {}) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: environment, ...options })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

const fingerprint = () =>
  createHash("sha256").update(readFileSync(join(root, "package.json"))).update(
    readFileSync(join(root, "package-lock.json")),
  )
    .digest("hex")

/**
 * Installs the npm packages if they were installed from different files; those of the tests and of development only if
 * `isWhole`, or if they are here already. Not with `npm ci`: it refuses a lock file written on a registry that lacks the
 * binaries of other platforms, while `npm install` follows the lock file and adds what is missing.
 */
export const ensurePackages = (isWhole = true) => {
  if (process.platform === "win32") {
    console.error(
      "On Windows, Parley runs in WSL: wsl --install -d Debian, and there nodejs, npm and git; see docs/operations.md.",
    )
    process.exit(1)
  }
  const [known, extent] = existsSync(node) && existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : []
  if (known === fingerprint() && (extent === "whole" || !isWhole)) return
  const isAll = isWhole || extent === "whole"
  console.error("Installing npm packages … (a few minutes the first time)")
  const omitted = isAll ? [] : ["--omit=dev"]
  // The call of npm blocks this process, so another one says how far it is.
  const progress = spawn(process.execPath, [
    join(root, "app-cli", "launch", "install-progress.mjs"),
    root,
    isAll ? "whole" : "product",
  ], { stdio: ["ignore", 2, 2] })
  const status = run("npm", ["install", ...omitted, "--no-audit", "--no-fund", "--loglevel=error"], {
    env: process.env,
    // Leaves standard output to the command, whose output scripts may read.
    stdio: ["ignore", 2, 2],
  })
  progress.kill()
  if (status !== 0 || !existsSync(node)) {
    console.error("The npm packages could not be installed; see the message above.")
    process.exit(1)
  }
  // Teaches the compiler to refuse effects that are built but never run.
  if (isAll) run(node, [join(bin, "effect-tsgo"), "patch"], { stdio: "ignore" })
  writeFileSync(stamp, `${fingerprint()} ${isAll ? "whole" : "product"}`)
}
