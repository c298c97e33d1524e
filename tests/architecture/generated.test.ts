import { openApi } from "#api/rest/published/open-api.ts"
import { committed } from "#tests/support/generated/committed.ts"
import { errorsPage } from "#tests/support/generated/errors-page.ts"
import { toolsPage } from "#tests/support/generated/tools-page.ts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"

const files: ReadonlyArray<readonly [path: string, make: () => string | Promise<string>]> = [
  ["docs/rest/openapi.json", () => `${JSON.stringify(openApi("Parley"), null, 2)}\n`],
  ["docs/errors.md", () => Effect.runPromise(errorsPage)],
  ["docs/mcp-tools.md", toolsPage],
]

describe("what npm run gen writes is up to date", () => {
  it.each(files)("%s", async (path, make) => {
    const text = await make()
    assert.strictEqual(committed(path, text), text, "run npm run gen")
  })
})
