import { fileFolder } from "#tests/support/a-folder.ts"
import { spawnSync } from "node:child_process"
import { readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, it } from "vitest"

it("compresses more files than a process may have open", () => {
  const folder = fileFolder()
  const files = 150
  for (let nth = 0; nth < files; nth++) writeFileSync(join(folder, `${nth}.js`), "const one = 1\n".repeat(200))
  const script = `const { compress } = await import("./app-cli/launch/compress.mjs"); await compress(${
    JSON.stringify(folder)
  })`
  const command = 'ulimit -n 64; exec "$0" --input-type=module -e "$1"'
  const { status, stderr } = spawnSync("sh", ["-c", command, process.execPath, script], { encoding: "utf8" })
  assert.strictEqual(status, 0, stderr)
  assert.lengthOf(readdirSync(folder), 3 * files)
})
