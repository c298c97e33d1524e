import { withMarks, withoutMarks } from "#web/features/summary/moment-marks.ts"
import { assert, describe, it } from "vitest"

const markdown = "- It went well. [01:03](#t=63)\n- Later [1:02:03](#t=3723)\n- In a text [line 12](#line=s12)"

describe("the citations of a summary in the editor", () => {
  it("are shown without syntax", () =>
    assert.strictEqual(withMarks(markdown), "- It went well. ▸01:03\n- Later ▸1:02:03\n- In a text ▸line\u00A012"))

  it("are the same after an edit of the words around them", () => {
    const edited = withMarks(markdown).replace("went well", "went very well")
    assert.strictEqual(withoutMarks(edited, markdown), markdown.replace("went well", "went very well"))
  })

  it("can be typed as a time", () => assert.strictEqual(withoutMarks("See ▸12:05.", ""), "See [12:05](#t=725)."))

  it("stay words as long as they are not complete", () => assert.strictEqual(withoutMarks("See ▸12", ""), "See ▸12"))
})
