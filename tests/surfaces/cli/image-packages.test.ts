import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"

const folder = fileFolder()
const root = join(folder, "product")
const launch = join(import.meta.dirname, "../../../app-cli/launch")

const put = (path: string, content: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true })
  writeFileSync(join(root, path), content)
}
const install = (path: string, about: object) =>
  put(`${path}/package.json`, JSON.stringify({ version: "1.0.0", ...about }))

/** What `packagesFor` finds, by folders below the product. */
const found = (...specifiers: ReadonlyArray<string>): ReadonlyArray<string> => {
  const script = `import { packagesFor } from ${JSON.stringify(join(launch, "image-packages.mjs"))}
    const [root, ...names] = process.argv.slice(1)
    const found = packagesFor(names, root, { model: ["weights"] })
    console.log([...found.keys()].map((path) => path.slice(root.length + 14)).toSorted().join(" "))`
  const options = { encoding: "utf8", stdio: "pipe" } as const
  return execFileSync(process.execPath, ["--input-type=module", "-e", script, root, ...specifiers], options).trim()
    .split(" ")
}

describe("the packages of an image", () => {
  it("are those that the server imports or finds by name, and what those depend on, where Node finds it", () => {
    install("node_modules/@a/server", { dependencies: { b: "1" }, optionalDependencies: { missing: "1" } })
    install("node_modules/b", {})
    install("node_modules/@a/server/node_modules/b", { version: "2.0.0", peerDependencies: { c: "1" } })
    install("node_modules/c", {})
    install("node_modules/model", { dependencies: { page: "1" } })
    install("node_modules/page", {})
    assert.deepStrictEqual(found("@a/server/part"), ["@a/server", "@a/server/node_modules/b", "c", "model"])
  })

  it("must be installed", () => assert.throws(() => found("absent"), /absent is not installed/))
})

describe("the bill of materials", () => {
  it("lists the packages of the system with those of npm", () => {
    put("sbom.cdx.json", JSON.stringify({ bomFormat: "CycloneDX", components: [{ name: "ws" }] }))
    const file = join(root, "sbom.cdx.json")
    execFileSync(process.execPath, [join(launch, "image-sbom.mjs"), file], { input: "tini 0.19.0-1+b3 amd64\n" })
    assert.deepStrictEqual(JSON.parse(readFileSync(file, "utf8")), {
      bomFormat: "CycloneDX",
      components: [{ name: "ws" }, {
        type: "library",
        name: "tini",
        version: "0.19.0-1+b3",
        purl: "pkg:deb/debian/tini@0.19.0-1%2Bb3?arch=amd64",
      }],
    })
  })
})
