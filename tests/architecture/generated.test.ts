import { openApi } from "#api/rest/open-api.ts"
import { errorsPage } from "#tests/support/generated/errors-page.ts"
import { readableJson } from "#tests/support/generated/readable-json.ts"
import { Effect } from "effect"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")

/** The committed text of a file, written anew first for `npm run gen`. */
const committed = (path: string, text: string): string => {
  const file = join(root, path)
  if (process.env["UPDATE_GENERATED"] === "1") {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return readFileSync(file, "utf8")
}

const files: ReadonlyArray<readonly [path: string, make: () => string | Promise<string>]> = [
  ["docs/rest/openapi.json", () => `${readableJson(openApi("Parley"))}\n`],
  ["docs/errors.md", () => Effect.runPromise(errorsPage)],
]

describe("what npm run gen writes is up to date", () => {
  it.each(files)("%s", async (path, make) => {
    const text = await make()
    assert.strictEqual(committed(path, text), text, "run npm run gen")
  })
})
