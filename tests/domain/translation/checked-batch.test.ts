import { checkedBatch } from "#domain/translation/checked-batch.ts"
import { lineFault } from "#domain/translation/line-fault.ts"
import type { NumberedLine } from "#domain/translation/translation.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"
import { turned } from "../../support/translation/fake-translator.ts"

const by = { source: "en", target: "es", glossary: ["Parley"] }
const fault = (source: string, text: string, more = {}) => lineFault(source, text, { ...by, ...more })

describe("the check of a translated line", () => {
  it.each([
    ["We met at 10:30.", "Quedamos a las 10.30.", null],
    ["It costs 1,250,000 dollars.", "Cuesta 1 250 000 dólares.", null],
    ["It grew by 3.5 percent.", "Creció un 3,5 por ciento.", null],
    ["The 2nd of 7 talks", "La segunda de 7 charlas", null],
    ["There are 12 of them.", "Hay 21.", "numbers"],
    ["We use Parley here.", "Aquí usamos Negociación.", "glossary"],
    ["We use Parley here.", "Aquí usamos parley.", null],
    ["Parleying is not the product.", "Negociar no es el producto.", null],
    ["Yes.", " ", "empty"],
    ["OK", "De acuerdo", null],
    ["So that is what we are going to do this afternoon.", "Sí.", "length"],
    ["Sure, fine.", "palabra ".repeat(40), "length"],
    [
      "This is what we are going to do for the rest of it all.",
      "This is what we are going to do for the rest of it all.",
      "language",
    ],
    [
      "This is what we are going to do for the rest of it all.",
      "Esto es lo que vamos a hacer con el resto de todo.",
      null,
    ],
  ])("of %j as %j finds %s", (source, text, expected) => {
    assert.strictEqual(fault(source, text), expected)
  })

  it("does not take Dutch for English, which has many of the same short words", () => {
    const dutch = "Dat is wat we in de stad doen, en het was in de zomer voor ons allemaal."
    const english = "That is what we do in the city, and it was in summer for all of us."
    assert.strictEqual(fault(english, dutch, { target: "nl" }), null)
    assert.strictEqual(fault(english, english, { target: "nl" }), "language")
  })

  it("knows digits of other scripts, and how short Chinese is", () => {
    assert.strictEqual(fault("We met 25 people.", "التقينا ٢٥ شخصا.", { target: "ar" }), null)
    assert.strictEqual(
      fault("There are thirty of us in the whole company today.", "今天公司里一共有三十个人。", { target: "zh-CN" }),
      null,
    )
  })
})

const pieces = (texts: ReadonlyArray<string>) => texts.map((text, at) => ({ id: `line:${at}`, text }))
const numbered = (texts: ReadonlyArray<string>) =>
  texts.map((text, at): NumberedLine => ({ n: at + 1, text: turned(text) }))
const sentence = fc.array(fc.constantFrom("apple", "river", "seven", "window", "garden", "often"), {
  minLength: 3,
  maxLength: 9,
})
const texts = fc.array(sentence, { minLength: 2, maxLength: 20 }).map((all) =>
  all.map((words, at) => `${words.join(" ")} ${at + 100}`)
)

const manglings = {
  drops: (lines: Array<NumberedLine>, at: number) => lines.toSpliced(at, 1),
  doubles: (lines: Array<NumberedLine>, at: number) => [...lines, { n: lines[at]?.n ?? 1, text: "otra cosa 100" }],
  empties: (lines: Array<NumberedLine>, at: number) =>
    lines.map((line, here) => here === at ? { ...line, text: "" } : line),
  shifts: (lines: Array<NumberedLine>) => lines.map(({ n, text }) => ({ n: n + 1, text })),
  swaps: (lines: Array<NumberedLine>, at: number) =>
    lines.map((line, here) => ({ n: line.n, text: lines[here === at ? (at + 1) % lines.length : here]?.text ?? "" })),
  merges: (lines: Array<NumberedLine>, at: number) =>
    lines.map((line, here) =>
      here === at ? { ...line, text: lines.map(({ text }) => text).join(" ").repeat(4) } : line
    ),
}

describe("the check of a batch", () => {
  it("gives every line its own translation, in whatever order the answer has them", () => {
    fc.assert(fc.property(texts, fc.infiniteStream(fc.nat()), (lines, chance) => {
      const order = numbered(lines).toSorted(() => (chance.next().value ?? 0) % 3 - 1)
      assert.deepStrictEqual(checkedBatch(pieces(lines), order, by).map(({ text }) => text), lines.map(turned))
    }))
  })

  it.each(Object.entries(manglings))("reports an answer that %s lines, and moves none", (_, mangle) => {
    fc.assert(fc.property(texts, fc.nat(), (lines, nth) => {
      const found = checkedBatch(pieces(lines), mangle(numbered(lines), nth % lines.length), by)
      assert.isTrue(found.some(({ fault }) => fault !== null))
      for (const { piece, text } of found) assert.isTrue(text === null || text === turned(piece.text))
    }))
  })
})
