import { execFileSync } from "node:child_process"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, assert, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const notes = join(root, "adapters", "written-by-a-test.tsbuildinfo")

afterAll(() => rm(notes, { force: true }))

// A server that starts while the types are checked would take the files of a running one away.
it("does not build again because the type check has written its notes", async () => {
  await writeFile(notes, "{}")
  const script = `import { ensureBuild } from "./app-cli/launch/build.mjs"; ensureBuild()`
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { cwd: root, encoding: "utf8" })
  assert.strictEqual(said, "")
})
