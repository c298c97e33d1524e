import { readFacts } from "#adapters/media/yt-dlp/read-facts.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const titleOf = (described: object) => Effect.map(readFacts(JSON.stringify(described)), (facts) => facts?.title ?? null)

describe("what yt-dlp says of a video", () => {
  it.effect("leaves out the number that a page with one video gives it, and no other", () =>
    Effect.gen(function*() {
      // As version 2026.08.19 says it of a page of this machine.
      assert.strictEqual(yield* titleOf({ id: "page-1", title: "A talk (1)" }), "A talk")
      assert.strictEqual(yield* titleOf({ id: "BaW_jenozKc", title: "Episode (1)" }), "Episode (1)")
      assert.strictEqual(yield* titleOf({ id: "page-1", title: "A talk" }), "A talk")
      assert.strictEqual(yield* titleOf({ id: null, title: null }), "")
    }))

  it.effect("is nothing if it is no sense, however odd", () =>
    Effect.gen(function*() {
      const sizes = ["", "[]", "null", "1e999", '{"title":{}}', "\u0000{not json", `{"title":"${"x".repeat(1_000_000)}`]
      for (const printed of sizes) assert.isNull(yield* readFacts(printed), printed.slice(0, 20))
      const odd = yield* readFacts(
        '{"title":"A","duration":-5,"filesize_approx":1.5,"subtitles":{"--exec":[{"ext":"vtt"}]}}',
      )
      assert.deepInclude(odd, { duration: null, size: 2, captions: [] })
    }))
})
