import { heldVectors } from "#adapters/storage/vector-scan/held-vectors.ts"
import type { Entry } from "#adapters/storage/vector-scan/scan-request.ts"
import { quantised, type Vector } from "#domain/meaning/quantised.ts"
import { assert, describe, it } from "vitest"

const entry = (taskId: string, vectors: ReadonlyArray<Vector>, stamp = "1"): Entry => {
  const all = vectors.map(quantised)
  return {
    taskId,
    stamp,
    scales: Float32Array.from(all, ({ scale }) => scale),
    bytes: new Int8Array(Buffer.concat(all.map(({ bytes }) => Buffer.from(bytes)))),
  }
}

const asked = { id: 1, to: quantised([1, 0]), limit: 2, perTask: 1, known: [], given: [] }
const known = (taskId: string, stamp = "1") => ({ taskId, stamp })

describe("vectors that are held", () => {
  it("are compared once they were given, and what is not held is named", () => {
    const answer = heldVectors(1000)
    const given = [entry("a", [[0, 1], [1, 0.1]]), entry("b", [[1, 0]])]
    const first = answer({ ...asked, known: [known("a")], given })
    assert.deepStrictEqual(first.missing, ["a"])
    assert.deepStrictEqual(first.found.map(({ taskId, nth }) => [taskId, nth]), [["b", 0], ["a", 1]])
    const second = answer({ ...asked, id: 2, known: [known("a"), known("c")] })
    assert.deepStrictEqual(second.missing, ["c"])
    assert.deepStrictEqual(second.found.map(({ taskId }) => taskId), ["a"])
  })

  it("are not used once something else is stored", () => {
    const answer = heldVectors(1000)
    answer({ ...asked, given: [entry("a", [[1, 0]])] })
    assert.deepStrictEqual(answer({ ...asked, known: [known("a", "2")] }), { id: 1, found: [], missing: ["a"] })
  })

  it("give way, those first that were not used for longest", () => {
    const answer = heldVectors(4)
    answer({ ...asked, given: [entry("a", [[1, 0]]), entry("b", [[1, 0]])] })
    answer({ ...asked, known: [known("a")] })
    answer({ ...asked, given: [entry("c", [[1, 0]])] })
    assert.deepStrictEqual(answer({ ...asked, known: ["a", "b", "c"].map((id) => known(id)) }).missing, ["b"])
  })
})
