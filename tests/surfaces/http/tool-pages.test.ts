import { fillPage } from "#api/http/tools/fill-page.ts"
import { addressIn, findPage } from "#api/http/tools/find-page.ts"
import { factsOf, isShown, shownPages } from "#api/http/tools/shown-pages.ts"
import { robotsOf, sitemapOf } from "#api/http/tools/sitemap.ts"
import { assert, describe, it } from "vitest"

const site = {
  languages: [["en", "en"], ["zh", "zh-CN"]] as const,
  paths: {
    "index": "",
    "media": "media",
    "audio-compressor": "online-audio-compressor",
    "audio-to-text": "audio-to-text",
  },
}

describe("an address of the tools", () => {
  it.each([
    ["/tools/", { _tag: "Page", page: "index", code: null }],
    ["/tools/zh/", { _tag: "Page", page: "index", code: "zh" }],
    ["/tools/online-audio-compressor", { _tag: "Page", page: "audio-compressor", code: null }],
    ["/tools/en/media", { _tag: "Page", page: "media", code: "en" }],
    ["/tools", { _tag: "Moved", to: "/tools/" }],
    ["/tools/zh", { _tag: "Moved", to: "/tools/zh/" }],
    ["/tools/zh/media/", { _tag: "Moved", to: "/tools/zh/media" }],
    ["/tools/xx/media", null],
    ["/tools/nothing", null],
  ])("%s leads to its page", (path, page) => assert.deepStrictEqual(findPage(site, path), page))

  it("is there for a tool only while the tool is", () => {
    const tools = [{ id: "audio-compressor", state: "on" }, { id: "audio-to-text", state: "coming-soon" }] as const
    assert.deepStrictEqual(shownPages(site, tools), ["index", "media", "audio-compressor"])
    assert.isFalse(isShown("media", [{ id: "audio-to-text", state: "on" }]))
    assert.strictEqual(addressIn(site, "index", null), "/tools/")
  })
})

describe("a page that is filled in", () => {
  const html =
    `<x-when if="a:on">A</x-when><x-when unless="a:on">B</x-when><x-when if="reviews"><ul><x-each of="reviews">`
    + `<li>%NAME%: %TEXT%</li></x-each></ul></x-when><a href="%ORIGIN%/x">%BRAND%</a>`
  const fill = (facts: ReadonlyArray<string>, reviews: ReadonlyArray<{ name: string; text: string }>) =>
    fillPage(html, { facts: new Set(facts), lists: { reviews }, brand: "P&Q", origin: "https://example.org" })

  it("keeps what is so, and drops the rest", () => {
    assert.strictEqual(fill(["a:on"], []), `A<a href="https://example.org/x">P&amp;Q</a>`)
    assert.strictEqual(fill([], []), `B<a href="https://example.org/x">P&amp;Q</a>`)
  })

  it("shows what people said only where the operator has it, and as text", () => {
    const said = [{ name: "Ann", text: "<b>$& %BRAND%</b>" }]
    const facts = [...factsOf({ freeUse: "limited", tools: [] }, { reviews: said })]
    assert.include(facts, "reviews")
    assert.include(fill(facts, said), "<ul><li>Ann: &lt;b&gt;$&amp; P&amp;Q&lt;/b&gt;</li></ul>")
  })
})

describe("search engines", () => {
  it("are given every page that is there, in every language", () => {
    const map = sitemapOf(site, ["index", "media"], "https://example.org")
    assert.lengthOf([...map.matchAll(/<loc>/g)], 4)
    assert.include(map, "<loc>https://example.org/tools/zh/media</loc>")
    assert.include(map, 'hreflang="x-default" href="https://example.org/tools/media"')
    assert.include(robotsOf("https://example.org"), "Sitemap: https://example.org/sitemap.xml")
  })
})
