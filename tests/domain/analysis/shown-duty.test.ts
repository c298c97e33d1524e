import { fromMarkdown } from "#domain/analysis/mind-map.ts"
import { shownDuty } from "#domain/analysis/shown-duty.ts"
import { assert, describe, it } from "@effect/vitest"

describe("who does something, and by when", () => {
  it.each([
    ["Call them — owner: Speaker 2, due: Thursday", "Call them · Speaker 2 · Thursday"],
    ["Call them — owner: Ann", "Call them · Ann"],
    ["Call them — due: Friday (not verified)", "Call them · Friday (not verified)"],
    ["Anrufen — verantwortlich: Ann, bis: Freitag ", "Anrufen · Ann · Freitag "],
    ["Say — owner: and so on — owner: Ann", "Say — owner: and so on · Ann"],
    ["Nothing — of the kind", "Nothing — of the kind"],
    ["The owner: Ann", "The owner: Ann"],
  ])("is shown without its labels: %s", (stored, shown) => assert.strictEqual(shownDuty(stored), shown))

  it("is shown so in the mind map", () => {
    const { children: [heading] } = fromMarkdown(
      "Sync",
      "## To do\n\n- [ ] Call them — owner: Ann, due: Friday [00:04](#t=4)",
    )
    assert.strictEqual(heading?.children[0]?.text, "Call them · Ann · Friday")
  })
})
