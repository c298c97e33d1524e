import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { assert, describe, it } from "vitest"

describe("an action item on a public page", () => {
  it("shows who does it, and by when, without the form in which that is stored", () => {
    const html = htmlOfMarkdown("- [ ] Call them — owner: Speaker 2, due: Thursday [00:04](#t=4) (not verified)")
    assert.include(html, "Call them · Speaker 2 · Thursday")
    assert.notInclude(html, "owner:")
  })
})
