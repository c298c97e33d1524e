import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"

const folder = fileFolder()
const script = join(import.meta.dirname, "../../../app-cli/launch/install-progress.mjs")

const put = (path: string, content: object) => {
  mkdirSync(join(folder, path, ".."), { recursive: true })
  writeFileSync(join(folder, path), JSON.stringify(content))
}

/** The first line that is said of an installation. */
const firstLine = async (extent: "product" | "whole"): Promise<string> => {
  const child = spawn(process.execPath, [script, folder, extent])
  const [said] = await once(child.stderr, "data")
  child.kill()
  await once(child, "close")
  return String(said).trim()
}

describe("the installation of the packages", () => {
  it("says at once how far it is, of what this machine is to get", async () => {
    const packages = {
      "": {},
      "node_modules/a": {},
      "node_modules/b": {},
      "node_modules/b/node_modules/c": {},
      "node_modules/tests-only": { dev: true },
      "node_modules/for-another-platform": { optional: true },
    }
    put("package-lock.json", { packages })
    put("node_modules/a/package.json", {})
    assert.strictEqual(await firstLine("product"), "1 of 3 packages (33 %) after 0 s")
    assert.strictEqual(await firstLine("whole"), "1 of 4 packages (25 %) after 0 s")
    put("node_modules/b/package.json", {})
    put("node_modules/b/node_modules/c/package.json", {})
    assert.match(await firstLine("product"), /^3 packages are there; running their own steps/)
  })
})
