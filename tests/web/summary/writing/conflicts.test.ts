import { type Conflict, followApart } from "#web/features/summary/writing/session/conflicts.ts"
import { wordsOf } from "#web/features/summary/writing/session/text-blocks.ts"
import { assert, describe, it } from "vitest"
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, XmlElement, XmlText } from "yjs"

const paragraphsOf = (doc: Doc) => doc.getXmlFragment("default")

const add = (doc: Doc, ...texts: ReadonlyArray<string>): void => {
  for (const text of texts) {
    const paragraph = new XmlElement("paragraph")
    paragraph.insert(0, [new XmlText(text)])
    paragraphsOf(doc).push([paragraph])
  }
}

const write = (doc: Doc, index: number, text: string): void => {
  const paragraph = paragraphsOf(doc).get(index)
  const words = paragraph instanceof XmlElement ? paragraph.get(0) : null
  if (words instanceof XmlText) words.insert(words.length, text)
}

/** Two documents that shared three paragraphs, changed apart, and meet again. */
const met = (here: (doc: Doc) => void, there: (doc: Doc) => void): ReadonlyArray<Conflict> => {
  const [mine, theirs] = [new Doc(), new Doc()]
  add(mine, "One", "Two", "Three")
  applyUpdate(theirs, encodeStateAsUpdate(mine))
  const apart = followApart(mine)
  apart.begin(encodeStateAsUpdate(mine))
  here(mine)
  there(theirs)
  const update = encodeStateAsUpdate(theirs, encodeStateVector(mine))
  apart.receive(update)
  applyUpdate(mine, update)
  return apart.end()
}

const texts = (conflicts: ReadonlyArray<Conflict>) =>
  conflicts.map(({ mine, theirs }) => [mine && wordsOf(mine), theirs && wordsOf(theirs)])

describe("two sides that meet again", () => {
  it("find the paragraph that both changed, with both versions", () =>
    assert.deepStrictEqual(texts(met((doc) => write(doc, 1, " here"), (doc) => write(doc, 1, " there"))), [[
      "Two here",
      "Two there",
    ]]))

  it("have nothing to decide when they changed different paragraphs, or only one side did", () => {
    assert.isEmpty(met((doc) => write(doc, 0, " here"), (doc) => write(doc, 1, " there")))
    assert.isEmpty(met(() => undefined, (doc) => write(doc, 1, " there")))
    assert.isEmpty(met((doc) => write(doc, 1, " here"), () => undefined))
  })

  it("keep a paragraph that one deleted while the other wrote in it", () => {
    const found = met((doc) => write(doc, 1, " here"), (doc) => paragraphsOf(doc).delete(1, 1))
    assert.deepStrictEqual(texts(found), [["Two here", null]])
    assert.isNotNull(found[0]?.after)
    assert.deepStrictEqual(texts(met((doc) => paragraphsOf(doc).delete(1, 1), (doc) => write(doc, 1, " there"))), [[
      null,
      "Two there",
    ]])
  })

  it("have nothing to decide when both deleted it", () =>
    assert.isEmpty(met((doc) => paragraphsOf(doc).delete(1, 1), (doc) => paragraphsOf(doc).delete(1, 1))))

  it("know a citation by its label", () => {
    const chip = new XmlElement("citation")
    chip.setAttribute("label", "01:03")
    const found = met((doc) => {
      const paragraph = paragraphsOf(doc).get(1)
      if (paragraph instanceof XmlElement) paragraph.push([chip])
    }, (doc) => write(doc, 1, " there"))
    assert.deepStrictEqual(texts(found), [["Two01:03", "Two there"]])
  })
})
