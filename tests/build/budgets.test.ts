import { screens } from "#api/http/page-routes.ts"
import { staticGraph } from "#api/http/static-graph.ts"
import { webBuild } from "#api/http/web-build.ts"
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { afterAll, assert, describe, it } from "vitest"

const site = fileURLToPath(new URL("../../dist/web/", import.meta.url))
const build = await webBuild(site)()
const manifest = build?.manifest ?? assert.fail("dist/web is not there; `npm test` builds it")

/** Kilobytes that travel, packed as small as gzip can. */
const kilobytes = (files: ReadonlyArray<string>): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file)), { level: 9 }).length, 0) / 1000

/** What a screen may need before it runs: the page's own script, the frame of those who are signed in, and all they import. */
const budgets: ReadonlyArray<readonly [screen: string, kilobytes: number]> = [
  ["login", 155],
  ["callback", 155],
  ["library", 190],
  ["task-page", 225],
]

const table: Array<string> = []
/** Puts a line into the table, and gives the size it tells. */
const printed = (what: string, size: number, limit: number): number => {
  table.push(`${what.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${limit} kB`)
  return size
}
afterAll(() => void process.stdout.write(`\n${table.join("\n")}\n`))

const assets = readdirSync(join(site, "assets")).map((name) => `assets/${name}`)
const ending = (end: string) => assets.filter((name) => name.endsWith(end))

describe("the web app", () => {
  it("is made of the modules its page preloads", () => {
    const modules = screens.flatMap((screen) => screen.modules)
    assert.deepStrictEqual(modules.filter((key) => !(key in manifest)), [])
  })

  for (const [name, limit] of budgets) {
    it(`needs at most ${limit} kB of script for ${name}`, () => {
      const screen = screens.find((known) => known.name === name) ?? assert.fail(`${name} is not a screen`)
      const { scripts } = staticGraph(manifest, ["index.html", ...screen.modules])
      assert.isAtMost(printed(`script of ${name}`, kilobytes(scripts), limit), limit)
    })
  }

  it("has at most 20 kB of styles", () => {
    assert.isAtMost(printed("all styles", kilobytes(ending(".css")), 20), 20)
  })

  it("has no script of more than 170 kB", () => {
    const sizes = ending(".js").map((file) => [file, kilobytes([file])] as const)
    const [largest = ["none", 0] as const] = sizes.toSorted(([, a], [, b]) => b - a)
    assert.isAtMost(printed(largest[0], largest[1], 170), 170)
  })

  it("has no language of more than 25 kB, all its catalogues together", () => {
    const catalogues = Object.keys(manifest).filter((key) => /(^|\/)texts\/[\w-]+\.json$/.test(key))
    const languages = Object.entries(Object.groupBy(catalogues, (key) => basename(key, ".json")))
    assert.isAtLeast(languages.length, 7)
    for (const [language, keys = []] of languages) {
      const size = kilobytes(keys.flatMap((key) => manifest[key]?.file ?? []))
      assert.isAtMost(printed(`${language}, ${keys.length} catalogues`, size, 25), 25)
    }
  })
})
