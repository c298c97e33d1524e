import { staticGraph } from "#api/http/static-graph.ts"
import { Manifest } from "#api/http/web-build.ts"
import { Schema } from "effect"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { afterAll, assert, describe, it } from "vitest"

const site = fileURLToPath(new URL("../../dist/web/", import.meta.url))
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Manifest))
const manifest = decode(readFileSync(join(site, ".vite/tools.json"), "utf8"))
const { languages, paths }: {
  readonly languages: ReadonlyArray<readonly [string, string]>
  readonly paths: Readonly<Record<string, string>>
} = JSON.parse(readFileSync(join(site, ".tools/site.json"), "utf8"))
const codes = languages.map(([code]) => code)
const names = Object.keys(paths)
const tools = new Set(names.filter((name) => name !== "index" && name !== "media"))
const pageOf = (code: string, name: string) => readFileSync(join(site, ".tools", code, `${name}.html`), "utf8")
const all = codes.flatMap((code) => names.map((name) => ({ code, name, html: pageOf(code, name) })))

const table: Array<string> = []
afterAll(() => void process.stdout.write(`\n${table.join("\n")}\n`))

const matches = (html: string, pattern: RegExp): ReadonlyArray<string> =>
  [...html.matchAll(pattern)].map(([, found = ""]) => found)
const data = (html: string): ReadonlyArray<Record<string, unknown>> =>
  matches(html, /<script type="application\/ld\+json">(.*?)<\/script>/g).map((text) => JSON.parse(text))

describe("the pages of the tools", () => {
  it("are rendered in eight languages, each in its own words", () => {
    assert.lengthOf(codes, 8)
    assert.lengthOf(names, 7)
    for (const name of names) {
      const titles = codes.map((code) => matches(pageOf(code, name), /<title>(.*?)<\/title>/g)[0])
      assert.lengthOf(new Set(titles), 8, name)
    }
  })

  it("have their whole content without script: one main heading, its steps, questions and answers", () => {
    for (const { name, code, html } of all) {
      // The start page has two, of which the server keeps one.
      assert.lengthOf(matches(html, /<h1[^>]*>(.+?)<\/h1>/g), name === "index" ? 2 : 1, `${code} ${name}`)
      assert.include(html, "<main")
      if (!tools.has(name)) continue
      assert.include(html, "<noscript>")
      assert.isAtLeast(matches(html, /<details class="group px-5">(.*?)<\/details>/gs).length, 3)
      assert.match(html, /data-part="panel" data-tool="[^"]+"[^>]*><div/)
    }
  })

  it("name their address, and that of every other language", () => {
    for (const { code, name, html } of all) {
      const own = `%ORIGIN%/tools/${code}/${paths[name]}`
      assert.deepStrictEqual(matches(html, /<link rel="canonical" href="([^"]*)">/g), [own])
      const others = matches(html, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)">/g)
      assert.sameMembers([...others], [
        ...codes.map((other) => `%ORIGIN%/tools/${other}/${paths[name]}`),
        `%ORIGIN%/tools/${paths[name]}`,
      ])
      for (const property of ["og:title", "og:description", "og:url", "og:image"]) {
        assert.include(html, `<meta property="${property}" content="`)
      }
      assert.include(html, '<meta name="twitter:card"')
      assert.isAtLeast(matches(html, /<meta name="description" content="([^"]*)">/g)[0]?.length ?? 0, 15)
    }
  })

  it("tell search engines what they are, and the questions as they are on the page", () => {
    for (const { name, html } of all) {
      const kinds = data(html).map((one) => one["@type"])
      assert.deepStrictEqual(kinds, tools.has(name) ? ["SoftwareApplication", "FAQPage"] : ["CollectionPage"])
      const questions = data(html).flatMap(({ mainEntity = [] }) => Object(mainEntity)).map((one) => String(one.name))
      for (const question of questions) assert.include(html.replaceAll("&#x27;", "'"), question)
    }
  })

  it("ask for their font at once, and never move text for it", () => {
    for (const { html } of all) assert.lengthOf(matches(html, /<link rel="preload" as="font"[^>]*href="([^"]*)"/g), 1)
    const styles = Object.values(manifest).flatMap(({ css = [] }) => css)
    const displays = styles.flatMap((file) => matches(readFileSync(join(site, file), "utf8"), /font-display:(\w+)/g))
    assert.sameMembers([...new Set(displays)], ["optional"])
  })

  it("have no place left that nobody fills in", () => {
    const places = new Set(all.flatMap(({ html }) => matches(html, /(%[A-Z]+%)/g)))
    assert.sameMembers([...places], ["%BRAND%", "%ORIGIN%", "%NAME%", "%TEXT%"])
  })
})

/** In order: what each tool needs to run, besides what is fetched for a chosen file. */
const panels: Readonly<Record<string, string>> = {
  "youtube-transcript": "tools/text/video-panel.tsx",
  "audio-to-text": "tools/text/audio-panel.tsx",
  "text-summariser": "tools/text/summary-panel.tsx",
  "video-to-audio": "tools/media/media-panel.tsx",
  "audio-compressor": "tools/media/media-panel.tsx",
}

const kilobytes = (files: ReadonlyArray<string>): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(site, file)), { level: 9 }).length, 0) / 1000

describe("the script of the tools", () => {
  it.each(Object.entries(panels))("is at most 120 kB for %s", (name, panel) => {
    const { scripts } = staticGraph(manifest, ["tools.html", "tools/start.tsx", panel])
    assert.isAtLeast(scripts.length, 4)
    const size = kilobytes(scripts)
    table.push(`${`script of ${name}`.padEnd(44)} ${size.toFixed(1).padStart(7)} of 120 kB`)
    assert.isAtMost(size, 120)
  })

  it("is not needed to read a page: at most 3 kB come with it", () => {
    assert.isAtMost(kilobytes(staticGraph(manifest, ["tools.html"]).scripts), 3)
  })

  it("lies in the folder of all assets", () => {
    const known = new Set(readdirSync(join(site, "assets")))
    const files = Object.values(manifest).map(({ file }) => file.replace("assets/", ""))
    assert.deepStrictEqual(files.filter((file) => !known.has(file)), [])
  })
})
