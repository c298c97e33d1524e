import { covers, readServerMessage } from "#web/features/summary/writing/session/server-message.ts"
import { assert, describe, it } from "vitest"
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from "yjs"

const written = (...words: ReadonlyArray<string>): Doc => {
  const doc = new Doc()
  for (const word of words) doc.getText("t").insert(0, word)
  return doc
}

describe("what the server stored", () => {
  it("covers the text that it has all of, and what others added to it", () => {
    const mine = written("one")
    const before = encodeStateVector(mine)
    const other = written("two")
    applyUpdate(mine, encodeStateAsUpdate(other))
    assert.isTrue(covers(encodeStateVector(mine), before))
    assert.isTrue(covers(before, before))
  })

  it("does not cover a letter that was typed since", () => {
    const mine = written("one")
    const stored = encodeStateVector(mine)
    mine.getText("t").insert(0, "x")
    assert.isFalse(covers(stored, encodeStateVector(mine)))
    assert.isFalse(covers(encodeStateVector(new Doc()), stored))
  })

  it("is told in a message that names it", () => {
    const vector = encodeStateVector(written("one"))
    const message = readServerMessage(JSON.stringify({ kind: "saved", vector: Buffer.from(vector).toString("base64") }))
    assert.deepStrictEqual(message, { kind: "saved", vector: Uint8Array.from(vector) })
  })
})

describe("other messages of the server", () => {
  it("tell who changed the text from outside", () => {
    assert.deepStrictEqual(readServerMessage('{"kind":"replaced","by":"restore","name":"Bob"}'), {
      kind: "replaced",
      by: "restore",
      name: "Bob",
    })
    assert.deepInclude(readServerMessage('{"kind":"replaced","by":"analysis"}'), { name: null })
  })

  it.each(["", "{", "null", '"x"', '{"kind":"saved"}', '{"kind":"replaced","by":"?"}', '{"kind":"new"}'])(
    "are ignored when they are not understood: %s",
    (payload) => assert.isNull(readServerMessage(payload)),
  )
})
