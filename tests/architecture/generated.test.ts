import { openApi } from "#api/rest/open-api.ts"
import { errorsPage } from "#tests/support/generated/errors-page.ts"
import { Effect } from "effect"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")

/** Compares with the committed file, or writes it for `npm run gen`. */
const check = (path: string, text: string): void => {
  const file = join(root, path)
  if (process.env["UPDATE_GENERATED"] === "1") {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  assert.strictEqual(readFileSync(file, "utf8"), text, `${path} is out of date: run npm run gen`)
}

describe("generated files are up to date", () => {
  it("docs/rest/openapi.json", () => check("docs/rest/openapi.json", `${JSON.stringify(openApi(), null, 2)}\n`))

  it("docs/errors.md", async () => check("docs/errors.md", await Effect.runPromise(errorsPage)))
})
