import { fused } from "#domain/meaning/fused.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

const same = (item: string): string => item
const Names = Schema.Array(Schema.Literals(["a", "b", "c", "d", "e", "f", "g"]))
const once = (names: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(names)]

describe("fused", () => {
  it("puts what is high in both lists first, and takes turns with the rest", () => {
    assert.deepStrictEqual(fused([["a", "b", "c"], ["d", "c", "e"]], same), ["c", "a", "d", "b", "e"])
  })

  it("leaves one list as it is", () => {
    assert.deepStrictEqual(fused([["b", "a"], []], same), ["b", "a"])
    assert.deepStrictEqual(fused([[], ["b", "a"]], same), ["b", "a"])
  })

  it("takes a thing as the first list has it", () => {
    const found = fused([[{ id: 1, by: "words" }], [{ id: 1, by: "meaning" }]], ({ id }) => String(id))
    assert.deepStrictEqual(found, [{ id: 1, by: "words" }])
  })

  it.prop("has each thing of either list once, and keeps what both lists agree on", [Names, Names], ([one, other]) => {
    const [a, b] = [once(one), once(other)]
    const all = fused([a, b], same)
    assert.sameMembers([...all], [...new Set([...a, ...b])])
    for (const first of a) {
      for (const second of a.slice(a.indexOf(first) + 1)) {
        const agree = b.includes(first) && (!b.includes(second) || b.indexOf(first) < b.indexOf(second))
        if (agree) assert.isBelow(all.indexOf(first), all.indexOf(second))
      }
    }
  })
})
