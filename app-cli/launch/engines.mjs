import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { delimiter, join } from "node:path"
import { isThere, neededFor } from "./engine-packages.mjs"
import { adviceFor, managerOf } from "./package-managers.mjs"

const onPath = (program) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)))

const aptInstall = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0
  console.log("  fetching the lists of packages")
  if (!apt("update", "-qq")) return false
  return packages.every((name, index) => {
    console.log(`  ${name} (${index + 1} of ${packages.length})`)
    return apt("install", "-y", "-qq", "--no-install-recommends", name)
  })
}

/** Installs missing engines at once when it may; else prints the one command to run and what waits for it. */
export const ensureEngines = (purpose = "product") => {
  const manager = managerOf(process.platform, onPath)
  const missing = neededFor(purpose, process.platform, manager).filter((engine) => !isThere(engine, onPath))
  if (missing.length === 0) return true
  if (manager === "apt" && process.getuid?.() === 0) {
    const packages = [...new Set(missing.map(({ apt }) => apt))]
    console.log(
      `Installing ${packages.join(" ")} (for ${[...new Set(missing.map(({ feature }) => feature))].join(", ")}) …`,
    )
    if (aptInstall(packages)) return true
  }
  for (const line of adviceFor(manager, missing)) console.log(line)
  return false
}
