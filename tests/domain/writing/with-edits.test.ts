import { withEdits } from "#domain/writing/with-edits.ts"
import { assert, describe, it } from "@effect/vitest"

const before = `## Overview

- The launch moves to May [00:04](#t=4)
- We raise prices [01:03](#t=63)

## Action items

- [ ] Call them — owner: Ann [01:10](#t=70)
- [ ] Write to them [01:20](#t=80)
`

describe("a summary that is written again", () => {
  it("is what was written if nobody has edited the one before, or only ticked it", () => {
    const written = "## Overview\n\n- Another\n"
    assert.strictEqual(withEdits(before, before, written), written)
    assert.strictEqual(withEdits(before, before.replace("[ ] Call", "[x] Call"), written), written)
  })

  it("keeps what was edited where the sentence stays, and what is new elsewhere", () => {
    const edited = before.replace("owner: Ann", "owner: Ben").replace("moves to May", "is moved to May")
    const written = before.replace("We raise prices", "Prices rise by a tenth")
    const merged = withEdits(before, edited, written)
    assert.strictEqual(merged, edited.replace("We raise prices", "Prices rise by a tenth"))
  })

  it("keeps what was edited in place of the sentence that cites the same moment", () => {
    const edited = before.replace("Call them — owner: Ann", "Call all of them — owner: Ben")
    const merged = withEdits(before, edited, before.replace("Call them — owner: Ann", "Telephone — owner: Ann"))
    assert.strictEqual(merged, edited)
  })

  it("keeps what was added after what it followed, and what was deleted away", () => {
    const edited = before.replace("- We raise prices [01:03](#t=63)\n", "- A point of mine\n- And another\n")
      .replace("- [ ] Write to them [01:20](#t=80)\n", "")
    const written = before.replace("## Action items\n", "## Questions\n\n- Why?\n\n## Action items\n")
    assert.strictEqual(
      withEdits(before, edited, written),
      edited.replace("## Action items\n", "## Questions\n\n- Why?\n\n## Action items\n"),
    )
  })

  it("loses no line of anybody, even if its section is gone", () => {
    const edited = before.replace("- [ ] Write", "- [ ] Sing for them\n- [ ] Write") + "\nA paragraph of mine\n"
    const merged = withEdits(before, edited, "## Overview\n\n- All is new [00:05](#t=5)\n")
    assert.strictEqual(
      merged.trim(),
      "## Overview\n\n- All is new [00:05](#t=5)\n\n## Action items\n\n- [ ] Sing for them\n\nA paragraph of mine",
    )
  })
})
