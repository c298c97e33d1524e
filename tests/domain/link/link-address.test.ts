import { linkAddress, type LinkHosts } from "#domain/link/link-address.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as FastCheck from "fast-check"

const usual: LinkHosts = ["youtube.com"]

/** The address, or the rule that what was written breaks. */
const read = (written: string, hosts: LinkHosts = usual): string =>
  Result.match(linkAddress(written, hosts), { onSuccess: ({ url }) => url, onFailure: ({ rule }) => rule })

/** The sites that a refused link says are allowed. */
const sitesNamed = (hosts: LinkHosts) =>
  Result.match(linkAddress("https://example.org/", hosts), {
    onSuccess: () => null,
    onFailure: ({ params }) => params["hosts"],
  })

const canonical = "https://www.youtube.com/watch?v=BaW_jenozKc"

const forms = [
  "https://www.youtube.com/watch?v=BaW_jenozKc",
  "http://youtube.com/watch?v=BaW_jenozKc&t=10s",
  "https://m.youtube.com/watch?app=desktop&v=BaW_jenozKc",
  "https://music.youtube.com/watch?v=BaW_jenozKc&list=RD",
  "https://www.youtube.com/shorts/BaW_jenozKc",
  "https://www.youtube.com/live/BaW_jenozKc?si=x",
  "https://www.youtube.com/embed/BaW_jenozKc",
  "https://www.youtube-nocookie.com/embed/BaW_jenozKc",
  "https://youtu.be/BaW_jenozKc?t=1",
  "  HTTPS://YOUTU.BE./BaW_jenozKc#frag ",
]

describe("a video link", () => {
  it("has one address in all forms of YouTube", () => {
    assert.deepStrictEqual(forms.map((form) => read(form)), forms.map(() => canonical))
  })

  it("must be there, an address, of the web, of an allowed site, and of one video", () => {
    assert.strictEqual(read("   "), "enter-link")
    assert.strictEqual(read("not an address"), "link")
    assert.strictEqual(read("youtube.com/watch?v=BaW_jenozKc"), "link")
    assert.strictEqual(read("https://user:secret@youtube.com/watch?v=BaW_jenozKc"), "link")
    assert.strictEqual(read("https://youtube.com\\@evil.example/watch?v=BaW_jenozKc"), "link")
    for (const other of ["file:///etc/passwd", "javascript:alert(1)", "ftp://youtube.com/x", "data:text/html,x"]) {
      assert.strictEqual(read(other), "http-only")
    }
    for (
      const other of [
        "https://vimeo.com/1",
        "https://youtube.com.evil.example/watch?v=BaW_jenozKc",
        "https://notyoutube.com/",
      ]
    ) {
      assert.strictEqual(read(other), "link-host")
    }
    assert.strictEqual(read("https://www.youtube.com/@channel"), "one-video")
    assert.strictEqual(read("https://www.youtube.com/playlist?list=PL1"), "one-video")
  })

  it("names the sites that it may lead to, and the short one of YouTube", () => {
    assert.strictEqual(sitesNamed(usual), "youtube.com, youtu.be")
    assert.strictEqual(sitesNamed(["vimeo.com"]), "vimeo.com")
  })

  it("may lead to more sites, or any, where the operator says so", () => {
    assert.strictEqual(
      read("https://player.vimeo.com:443/video/1?h=2#t", ["vimeo.com"]),
      "https://player.vimeo.com/video/1?h=2",
    )
    assert.strictEqual(read("https://youtu.be/BaW_jenozKc", ["vimeo.com"]), "link-host")
    assert.strictEqual(read("http://videos.example.org:8080", "any"), "http://videos.example.org:8080/")
    assert.strictEqual(read("https://youtu.be/BaW_jenozKc", "any"), canonical)
  })

  it("that is empty is asked for in the words of the product", () => {
    const issue = Result.getOrThrow(Result.flip(linkAddress("", usual)))
    assert.deepStrictEqual(issue, { field: "url", rule: "enter-link", params: { site: "YouTube" } })
  })

  it("has the same address when its address is read again, whatever was written", () => {
    FastCheck.assert(FastCheck.property(
      FastCheck.oneof(
        FastCheck.webUrl({ withQueryParameters: true, withFragments: true }),
        FastCheck.string(),
        FastCheck.constantFrom(...forms),
      ),
      (written) => {
        const first = linkAddress(written, "any")
        if (Result.isFailure(first)) return
        assert.match(first.success.url, /^https?:\/\/[^\s\\@/]+\/[^\s\\#]*$/u)
        assert.deepStrictEqual(linkAddress(first.success.url, "any"), first)
      },
    ))
  })
})
