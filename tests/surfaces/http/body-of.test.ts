import { bodyOf } from "#api/uploads/body-of.ts"
import { assert, describe, it } from "@effect/vitest"
import { Readable } from "node:stream"

describe("the body of an upload", () => {
  const { release } = bodyOf(new Request("http://here/"), Readable.from([]))

  it("gives the memory of a large piece back as soon as it is stored", () => {
    const piece = new Uint8Array(65_536).fill(7)
    release?.(piece)
    assert.strictEqual(piece.byteLength, 0)
  })

  it("leaves alone what shares its memory with others", () => {
    const memory = new Uint8Array(131_072).fill(7)
    release?.(memory.subarray(0, 65_536))
    release?.(memory.subarray(65_536))
    assert.strictEqual(memory.at(-1), 7)
  })
})
