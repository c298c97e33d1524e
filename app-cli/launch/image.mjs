import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { isCopied, packagesFor } from "./image-packages.mjs"
import { root } from "./packages.mjs"

/** Copies what an image needs to run the built server into a folder: `node app-cli/launch/image.mjs FOLDER`. */
const target = process.argv[2]
if (target === undefined) throw new Error("Name the folder to write to")

const imports = JSON.parse(readFileSync(join(root, "dist", "imports.json"), "utf8"))
const packages = packagesFor(imports, root)
for (const [folder, { parts }] of packages) {
  cpSync(folder, join(target, relative(root, folder)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => isCopied(path, folder, parts),
  })
}
cpSync(join(root, "dist"), join(target, "dist"), { recursive: true })
for (const name of ["package.json", "LICENSE"]) cpSync(join(root, name), join(target, name))
cpSync(join(root, "app-cli", "launch", "healthy.mjs"), join(target, "healthy.mjs"))

/** The bill of materials, as CycloneDX writes one; the image adds the packages of its system. */
const components = [...packages.values()].map(({ name, version, license }) => ({
  type: "library",
  name,
  version,
  purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  licenses: typeof license === "string" ? [{ expression: license }] : [],
}))
mkdirSync(target, { recursive: true })
writeFileSync(join(target, "sbom.cdx.json"), JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", components }))
console.log(`${packages.size} packages copied to ${target}`)
