import { makeAnswering } from "#adapters/engines/language/embedded-answerer/answering.ts"
import { assert, it } from "@effect/vitest"

const lines = [{ id: "g1", text: "The bridge opens on the third of March.", speaker: null }]

it("a text that was prepared for is not sent again", async () => {
  const answering = makeAnswering()
  const about = { key: "a", language: "en" }
  assert.deepStrictEqual(await answering({ ...about, lines: null, wants: { _tag: "Prepare" } }), { _tag: "Unknown" })
  assert.deepStrictEqual(await answering({ ...about, lines, wants: { _tag: "Prepare" } }), { _tag: "Prepared" })
  const question = { _tag: "Answer", question: "When does the bridge open?", before: null, within: null } as const
  const reply = await answering({ ...about, lines: null, wants: question })
  assert.strictEqual(reply._tag, "Answered")
})
