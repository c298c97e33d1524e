import { objectsIn } from "#adapters/openai/objects-in.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const first = (text: string): unknown => objectsIn(text)[0]?.value

describe("the objects in what a model wrote", () => {
  const answer = { sections: [{ title: 'a "quoted" {brace}', points: ["</think>"] }] }
  const json = JSON.stringify(answer)

  it.each([
    ["a code fence", `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ["thoughts before", `<think>The user wants {"sections": []}, or {x}.</think>${json}`],
    ["thoughts after", `${json}\n<thinking>Was {"sections": []} better?</thinking>`],
    ["thoughts that were never begun", `So: {"sections": []} it is.</think>\n${json}`],
    ["unfinished thoughts", `<think>I write { then } and so: ${json}`],
    ["a brace in prose", `Use { as a start, {like} this: ${json} and } ends it`],
    ["a quotation mark in prose", `He said 5" { and so on. ${json}`],
    ["a remark after", `${json} Note: {none}`],
    ["an earlier attempt", `{"sections": []} No, better: ${json}`],
  ])("are found with %s", (_, text) => {
    assert.deepStrictEqual(first(text), answer)
  })

  it("of an answer that was cut have what was complete", () => {
    const cut = objectsIn('{"a":[{"b":1},{"b":2,"c":"x')
    assert.deepStrictEqual(cut.find(({ isCut }) => isCut), { value: { a: [{ b: 1 }] }, isCut: true })
    assert.deepStrictEqual(objectsIn('{"a":').filter(({ value }) => value !== undefined), [])
  })

  it("are found whatever stands around them, as long as it is no object", () => {
    const prose = fc.string().map((text) => text.replaceAll(/[{}"<>]/g, ""))
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.jsonValue()), prose, prose, (object, before, after) => {
      assert.deepStrictEqual(first(`${before}${JSON.stringify(object)}${after}`), JSON.parse(JSON.stringify(object)))
    }))
  })

  it("take no longer than the text is, many times over", () => {
    assert.isAtMost(objectsIn('{"a":'.repeat(20_000)).length, 100)
  })
})
