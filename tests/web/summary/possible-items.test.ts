import { summaryWords } from "#domain/analysis/section-titles.ts"
import { foldPossibleItems, possibleTitles } from "#web/features/summary/possible-items.ts"
import type { RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { toString } from "mdast-util-to-string"
import { assert, describe, it } from "vitest"

const folded = (text: string) => {
  const root = fromMarkdown(text)
  foldPossibleItems()(root)
  return root.children
}

const kindOf = (node: RootContent): string => node.type === "folding" ? node.data.hName : node.type

const text = "## Action items\n\n- One\n\n## Possible action items\n\n- Two\n- Three\n\n## Questions\n\n- Four\n"

describe("possible action items", () => {
  it("are folded under their heading, with their count, and nothing else is", () => {
    const nodes = folded(text)
    assert.deepStrictEqual(nodes.map(kindOf), ["heading", "list", "details", "heading", "list"])
    assert.strictEqual(toString(nodes[2]), "Possible action items (2)TwoThree")
  })

  it("are folded at the end of a summary, too", () =>
    assert.deepStrictEqual(folded("## Actions possibles\n\n- Une\n").map(kindOf), ["details"]))

  it("leave a summary without them as it is", () =>
    assert.deepStrictEqual(folded("## Questions\n\n- Four\n"), fromMarkdown("## Questions\n\n- Four\n").children))

  it.each(["en", "zh", "ja", "ko", "es", "fr", "de", "pt"])(
    "are known by their heading in %s",
    (language) => assert.isTrue(possibleTitles.has(summaryWords(language).possible)),
  )
})
