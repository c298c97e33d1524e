import { screens } from "#api/http/page-routes.ts"
import { staticGraph } from "#api/http/static-graph.ts"
import { Manifest, webBuild } from "#api/http/web-build.ts"
import { Schema } from "effect"
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

/**
 * What a screen may need before it runs, in kilobytes: the page's own script, the frame of those who are signed in, and all
 * they import; and the texts of one language for it, which load beside it, a catalogue for each feature.
 */
const budgets: ReadonlyArray<readonly [screen: string, script: number, texts: number]> = [
  ["login", 155, 10],
  ["callback", 155, 10],
  ["library", 190, 11],
  ["task-page", 225, 14],
  ["plans", 150, 10],
  ["payment-success", 150, 10],
  ["desk", 150, 10],
]

/** The free tools are built by themselves, into the same folder. */
function toolsManifest(): ReadonlyArray<Manifest[string]> {
  const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))
  return Object.values(decode(readFileSync(join(site, ".vite/tools.json"), "utf8")))
}

const table: Array<string> = []
/** Puts a line into the table, and gives the size it tells. */
const printed = (what: string, size: number, limit: number): number => {
  table.push(`${what.padEnd(44)} ${size.toFixed(1).padStart(7)} of ${limit} kB`)
  return size
}
afterAll(() => void process.stdout.write(`\n${table.join("\n")}\n`))

const stylesOfTools = toolsManifest().flatMap(({ css = [] }) => css)
const assets = readdirSync(join(site, "assets")).map((name) => `assets/${name}`)
const taskPage = screens.find(({ name }) => name === "task-page")?.modules ?? assert.fail("task-page is not a screen")
const key = (end: string) => Object.keys(manifest).find((one) => one.endsWith(end)) ?? assert.fail(`${end} is no chunk`)
const fileOf = (key: string) => manifest[key]?.file ?? assert.fail(`${key} has no file`)

const catalogues = Object.keys(manifest).filter((key) => /texts\/[\w-]+\.json\?namespace=/.test(key))
const byLanguage = (keys: ReadonlyArray<string>): ReadonlyArray<readonly [string, ReadonlyArray<string>]> =>
  Object.entries(Object.groupBy(keys, (key) => basename(key.replace(/\?.*/, ""), ".json"))).map((
    [name, all = []],
  ) => [name, all])

/** The catalogues that these modules, and all they import, load as they run. */
const cataloguesOf = (modules: ReadonlyArray<string>): ReadonlyArray<string> => {
  const files = new Set(staticGraph(manifest, modules).scripts)
  const chunks = Object.values(manifest).filter(({ file }) => files.has(file))
  const wanted = new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports))
  return catalogues.filter((key) => wanted.has(key))
}

/** They are fetched once a call has failed. */
const isRefusals = (key: string): boolean => /\?namespace=request\/(refusals|rules)$/.test(key)

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

  it("loads at most 20 scripts for each of them", () => {
    const counts = budgets.map(([name]) => {
      const screen = screens.find((known) => known.name === name) ?? assert.fail(`${name} is not a screen`)
      return [name, staticGraph(manifest, ["index.html", ...screen.modules]).scripts.length] as const
    })
    assert.deepStrictEqual(counts.filter(([, count]) => count > 20), [])
  })

  it("has no scripts that import each other in a circle", () => {
    const inCircle = Object.keys(manifest).filter((key) =>
      (manifest[key]?.imports ?? []).some((next) => staticGraph(manifest, [next]).scripts.includes(fileOf(key)))
    )
    assert.deepStrictEqual(inCircle, [])
  })

  it("has at most 20 kB of styles", () => {
    const styles = ending(".css").filter((file) => !stylesOfTools.includes(file))
    assert.isNotEmpty(styles)
    assert.isAtMost(printed("all styles", kilobytes(styles), 20), 20)
  })

  it("has at most 10 kB of styles for the free tools", () => {
    assert.isNotEmpty(stylesOfTools)
    assert.isAtMost(printed("styles of the free tools", kilobytes(stylesOfTools), 10), 10)
  })

  it("has no script of more than 170 kB", () => {
    const sizes = ending(".js").map((file) => [file, kilobytes([file])] as const)
    const [largest = ["none", 0] as const] = sizes.toSorted(([, a], [, b]) => b - a)
    assert.isAtMost(printed(largest[0], largest[1], 170), 170)
  })

  it("needs at most 175 kB of script to edit a summary, beyond what it takes to read it", () => {
    const read = ["index.html", ...taskPage, key("task-header/task-export.tsx"), key("summary/summary-tab.tsx")]
    const before = new Set(staticGraph(manifest, read).scripts)
    const scripts = staticGraph(manifest, [key("writing/writing-editor.tsx")]).scripts.filter((file) =>
      !before.has(file)
    )
    assert.isNotEmpty(scripts)
    assert.isAtMost(printed("script of the editor", kilobytes(scripts), 175), 175)
  })

  it("does not load the editor with the page", () => {
    const editor = manifest[key("writing/writing-editor.tsx")]?.file ?? assert.fail("the editor is not there")
    const { scripts } = staticGraph(manifest, ["index.html", ...taskPage, key("summary/summary-tab.tsx")])
    assert.notInclude(scripts, editor)
  })
})

describe("the texts of a language", () => {
  for (const [name, , limit] of budgets) {
    it(`are at most ${limit} kB for ${name}, with all that runs at once`, () => {
      const { modules } = screens.find((known) => known.name === name) ?? assert.fail(`${name} is not a screen`)
      const languages = byLanguage(cataloguesOf(["index.html", ...modules]))
      assert.lengthOf(languages, 7)
      const sizes = languages.map(([language, keys]) => [language, kilobytes(keys.map(fileOf))] as const)
      const [[language, size] = ["none", 0] as const] = sizes.toSorted(([, a], [, b]) => b - a)
      assert.isAtMost(printed(`texts of ${name}, ${language}`, size, limit), limit)
    })
  }

  it("are at most 2.5 kB for a feature that is loaded later", () => {
    const atOnce = new Set(budgets.flatMap(([name]) => {
      const modules = screens.find((known) => known.name === name)?.modules ?? []
      return cataloguesOf(["index.html", ...modules])
    }))
    const refusals = byLanguage(catalogues.filter(isRefusals)).map(([, keys]) => kilobytes(keys.map(fileOf)))
    assert.isAtMost(printed("texts of refusals, once a call has failed", Math.max(...refusals), 8), 8)
    const later = catalogues.filter((key) => !atOnce.has(key) && !isRefusals(key))
      .map((key) => [key, kilobytes([fileOf(key)])] as const)
    assert.isAtLeast(later.length, 7 * 10)
    const [[largest, size] = ["none", 0] as const] = later.toSorted(([, a], [, b]) => b - a)
    assert.isAtMost(printed(largest, size, 2.5), 2.5)
  })
})
