import { flawsOf } from "#web/texts/flaws.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const folder = join(import.meta.dirname, "../../../app-web/texts")
const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(folder, name), "utf8"))
const english = read("en.json")
const others = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "en.json")

describe("the catalogue", () => {
  it("is there in eight languages", () => assert.lengthOf(others, 7))

  it.each(others)(
    "%s has every text with every placeholder",
    (name) => assert.deepStrictEqual(flawsOf(english, read(name)), []),
  )

  it.each(others)("%s is translated", (name) => {
    const texts = read(name)
    const same = Object.keys(english).filter((key) =>
      JSON.stringify(texts[key]) === JSON.stringify(english[key]) &&
      /[a-z]{4}.* [a-z]{3}/.test(JSON.stringify(english[key]))
    )
    assert.deepStrictEqual(same, [])
  })

  it("keeps to the tone: no exclamation marks, nobody begs", () => {
    const loud = Object.entries(english).filter(([, text]) =>
      /!|please|sorry|successfully|oops/i.test(JSON.stringify(text))
    )
    assert.deepStrictEqual(loud.map(([key]) => key), [])
  })
})

describe("a catalogue that is not complete", () => {
  it("is told what it lacks", () =>
    assert.deepStrictEqual(
      flawsOf({ a: "A {x}", b: { one: "1", other: "{count}" }, c: "C" }, { a: "A", b: { other: "n" }, d: "D" }),
      ['"a" lacks {x}', '"b" lacks {count}', '"c" is missing', '"d" is not in English'],
    ))
})
