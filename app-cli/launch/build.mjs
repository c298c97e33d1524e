import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { node, root, run } from "./packages.mjs"

const sources = ["domain", "adapters", "app-api", "app-mcp", "app-cli", "app-web", "texts", "package-lock.json"]
const stamp = join(root, "dist", ".sources")

/** The type check leaves its notes beside the sources, also while a server starts: they are no reason to build again. */
const isOfCompiler = (name) => name.endsWith(".tsbuildinfo")

const filesBelow = (path) =>
  readdirSync(path, { withFileTypes: true }).filter(({ name }) => !isOfCompiler(name)).flatMap((entry) => {
    const inside = join(path, entry.name)
    return entry.isDirectory() ? filesBelow(inside) : [inside]
  })

/** One hash over everything the build reads. */
const fingerprint = () => {
  const hash = createHash("sha256")
  const paths = sources.flatMap((name) => name.includes(".") ? [join(root, name)] : filesBelow(join(root, name)))
  for (const path of paths.toSorted((a, b) => a < b ? -1 : 1)) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest("hex")
}

/** Bundles server and web app when a source changed since the last build. */
export const ensureBuild = () => {
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === current) return
  console.log("Building …")
  const started = Date.now()
  if (run(node, [join(root, "app-cli", "launch", "bundle.mjs")]) !== 0) {
    console.error("The build failed; see the message above.")
    process.exit(1)
  }
  writeFileSync(stamp, current)
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`)
}
