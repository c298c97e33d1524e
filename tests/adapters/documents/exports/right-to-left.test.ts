import { levelsOf, visualOrder } from "#adapters/documents/exports/bidi.ts"
import { aReport, said, writing } from "#tests/support/an-export.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { text } from "node:stream/consumers"
import { extractTextItems, getDocumentProxy } from "unpdf"
import { fromBufferPromise } from "yauzl"

/** A line as it is seen, from left to right. */
const seen = (text: string, direction: "ltr" | "rtl"): string =>
  visualOrder(levelsOf(text, direction)).map((at) => text.charAt(at)).join("")

describe("a line with text from right to left", () => {
  // As Chromium orders them.
  it.each(
    [
      ["rtl", "שלום עולם", "םלוע םולש"],
      ["rtl", "פגישה עם David Cohen ב-12:30 (חדר 4)", ")4 רדח( 12:30-ב David Cohen םע השיגפ"],
      ["ltr", "Meeting with דוד כהן at 12:30", "Meeting with ןהכ דוד at 12:30"],
      ["rtl", "עלות 1,200 ₪, 15% פחות.", ".תוחפ 15% ,₪ 1,200 תולע"],
      ["rtl", "סלום ۱۲۳ و ٣٤٥", "٣٤٥ و ۱۲۳ םולס"],
      ["rtl", "+972-3-1234567 טל", "לט 972-3-1234567+"],
      ["rtl", "C++ ו-Java", "Java-ו ++C"],
    ] as const,
  )("in a paragraph that is %s: %s", (direction, text, order) => assert.strictEqual(seen(text, direction), order))
})

/** The words of a PDF with the place of each on the page. */
const placed = (given: Parameters<typeof aReport>[0]) =>
  Effect.gen(function*() {
    const bytes = yield* writing(({ pdf }) => pdf(aReport({ facts: [], title: "T", ...given })))
    const { items } = yield* Effect.promise(async () => extractTextItems(await getDocumentProxy(bytes)))
    return items.flat().filter(({ str }) => str.trim() !== "")
  })

/** From left to right, line by line. */
const rows = (items: Effect.Success<ReturnType<typeof placed>>): ReadonlyArray<ReadonlyArray<string>> =>
  [...Map.groupBy(items, ({ y }) => Math.round(y)).values()].map((row) =>
    row.toSorted((a, b) => a.x - b.x).map(({ str }) => str.trim())
  )

const page = 595
const margin = 56

describe("a PDF", () => {
  it.live("has Hebrew words from right to left, at the right margin", () =>
    Effect.gen(function*() {
      const items = yield* placed({ language: "he", transcript: [said("שלום עולם טוב")] })
      const words = items.filter(({ str }) => /[א-ת]/.test(str)).toSorted((a, b) => b.x - a.x)
      assert.deepStrictEqual(
        words.map(({ str }) => Array.from(str.trim()).toSorted().join("")),
        [
          "ולםש",
          "ועםל",
          "בוט",
        ].map((word) => Array.from(word).toSorted().join("")),
      )
      const [first] = words
      assert.approximately((first?.x ?? 0) + (first?.width ?? 0), page - margin, 1)
    }))

  it.live("has a speaker's name and the time on the side where the text begins", () =>
    Effect.gen(function*() {
      const items = yield* placed({ language: "he", transcript: [said("שלום לכולם", "David Cohen", 63_000)] })
      const name = items.find(({ str }) => str.includes("David"))
      const time = items.find(({ str }) => str.includes("1:03"))
      assert.isAbove(name?.x ?? 0, page / 2)
      assert.isBelow(time?.x ?? page, name?.x ?? 0)
    }))

  it.live("keeps numbers and Latin words within Arabic and Persian as they are read", () =>
    Effect.gen(function*() {
      const items = yield* placed({ language: "fa", transcript: [said("سلام David Cohen تا ۱۲۳ و 45 دنیا")] })
      const row = rows(items).find((one) => one.some((word) => word.includes("David"))) ?? []
      const at = (word: string): number => row.findIndex((one) => one.includes(word))
      assert.isBelow(at("45"), at("۱۲۳"))
      assert.isBelow(at("۱۲۳"), at("David Cohen"))
      assert.strictEqual(at("David Cohen"), row.length - 2)
    }))

  it.live("leaves text from left to right where it was", () =>
    Effect.gen(function*() {
      const items = yield* placed({ language: "en", transcript: [said("Good morning everyone", "Ann", 0)] })
      const row = rows(items).find((one) => one.some((word) => word.includes("morning"))) ?? []
      assert.deepStrictEqual(row.join(" ").replaceAll(/\s+/g, " "), "Good morning everyone")
      assert.approximately(Math.min(...items.map(({ x }) => x)), margin, 1)
    }))

  it.live("puts the marks of lists and the first column of tables at the right", () =>
    Effect.gen(function*() {
      const summary = "- דבר אחד\n\n| אלף | בית |\n|---|---|\n| גימל | דלת |"
      const items = yield* placed({ language: "he", summary })
      const x = (word: RegExp): number => items.find(({ str }) => word.test(str))?.x ?? Number.NaN
      assert.isAbove(x(/•/), x(/דבר|רבד/))
      assert.isAbove(x(/אלף|ףלא/), x(/בית|תיב/))
    }))
})

/** The main part of a Word document. */
const wordXml = (given: Parameters<typeof aReport>[0]) =>
  Effect.gen(function*() {
    const bytes = yield* writing(({ docx }) => docx(aReport({ facts: [], title: "T", ...given })))
    return yield* Effect.promise(async () => {
      const zip = await fromBufferPromise(Buffer.from(bytes), { lazyEntries: true })
      for await (const entry of zip.eachEntry()) {
        if (entry.fileName === "word/document.xml") return await text(await zip.openReadStreamPromise(entry))
      }
      return ""
    })
  })

const paragraphWith = (xml: string, found: string): string =>
  xml.match(/<w:p>.*?<\/w:p>/gs)?.find((one) => one.includes(found)) ?? ""

describe("a Word document", () => {
  it.live("says of paragraphs and runs that they run from right to left", () =>
    Effect.gen(function*() {
      const summary = "- דבר אחד\n\n| אלף | בית |\n|---|---|\n| גימל | דלת |"
      const transcript = [said("שלום David Cohen בשעה 12:30", "דוד", 63_000), said("Good morning", "Ann", 70_000)]
      const xml = yield* wordXml({ language: "he", title: "פגישה", summary, transcript })
      for (const found of ["פגישה", "דבר", "בית", "שלום"]) assert.include(paragraphWith(xml, found), "<w:bidi/>", found)
      const spoken = paragraphWith(xml, "שלום")
      assert.match(spoken, /<w:rtl\/>(?:(?!<\/w:r>).)*שלום/)
      assert.match(spoken, /<w:r>(?:(?!<w:rtl|<\/w:r>).)*David Cohen/)
      assert.match(spoken, /<w:r>(?:(?!<w:rtl|<\/w:r>).)*12:30/)
      assert.include(xml, "<w:bidiVisual/>")
      assert.notMatch(paragraphWith(xml, "Good morning"), /<w:bidi\/>|<w:rtl\/>/)
    }))

  it.live("without such text has no marks of direction", () =>
    Effect.gen(function*() {
      const xml = yield* wordXml({
        summary: "- One\n\n| a | b |\n|---|---|\n| c | d |",
        transcript: [said("Hello", "Ann", 0)],
      })
      assert.notMatch(xml, /<w:bidi|<w:rtl/)
    }))
})
