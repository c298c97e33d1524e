import { keepLatest } from "#api/http/share/keep-latest.ts"
import { htmlOfMarkdown } from "#api/http/share/markdown-html.ts"
import { assert, describe, it } from "vitest"

const long = (name: string): string => `# ${name}\n\n${"- We move to May.\n".repeat(2000)}`

const counted = () => {
  let count = 0
  const html = keepLatest((text) => {
    count++
    return htmlOfMarkdown(text)
  })
  return { html, times: () => count }
}

describe("the page of a long summary", () => {
  it("is made once for all its visitors, and again when it has changed", () => {
    const { html, times } = counted()
    const first = html(long("Plan"))
    assert.include(first, "<li>We move to May.</li>")
    assert.strictEqual(html(long("Plan")), first)
    assert.strictEqual(times(), 1)
    assert.include(html(long("Other plan")), "Other plan")
    assert.strictEqual(times(), 2)
  })

  it("is kept in memory for the latest four only, and a short one not at all", () => {
    const { html, times } = counted()
    const names = ["a", "b", "c", "d", "e"]
    for (const name of [...names, ...names.toReversed().slice(0, 4)]) html(long(name))
    assert.strictEqual(times(), 5)
    html(long("a"))
    assert.strictEqual(times(), 6)
    for (const text of ["short", "short"]) html(text)
    assert.strictEqual(times(), 8)
  })
})
