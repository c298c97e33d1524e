import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import type { Host } from "./hosts.ts"

const cache = join(import.meta.dirname, "../../.cache/hosts")

/** Installs a host once, from the registry of npm; returns the folder of its programs. */
export const installHost = ({ package: name, version }: Host): string => {
  const at = join(cache, `${name.replaceAll("/", "-")}-${version}`)
  const programs = join(at, "node_modules", ".bin")
  if (existsSync(programs)) return programs
  const fresh = `${at}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const args = ["install", "--prefix", fresh, "--no-audit", "--no-fund", "--loglevel=error", `${name}@${version}`]
  const { status } = spawnSync("npm", args, { cwd: fresh, stdio: ["ignore", "inherit", "inherit"] })
  if (status !== 0) throw new Error(`${name} could not be installed`)
  renameSync(fresh, at)
  return programs
}
