import { columnsOf } from "#domain/export/display-width.ts"
import * as Srt from "#domain/export/render-srt.ts"
import * as Vtt from "#domain/export/render-vtt.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import type { Segment, Transcript } from "#domain/transcript/transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { array, assert as holds, boolean, constantFrom, integer, property, record, string, tuple } from "fast-check"

const renderSrt = (...given: Parameters<typeof Srt.renderSrt>) => Effect.runSync(Srt.renderSrt(...given))
const renderVtt = (...given: Parameters<typeof Vtt.renderVtt>) => Effect.runSync(Vtt.renderVtt(...given))

const hour = 3_600_000

const segment = (begin: number, end: number, text: string, more: Partial<Segment> = {}): Segment => ({
  id: SegmentId.make(`s${begin}`),
  begin,
  end,
  text,
  speakerId: null,
  words: [],
  ...more,
})

const spoken = (...segments: ReadonlyArray<Segment>): Transcript => ({
  segments,
  speakers: [{ id: "a", name: "Ada" }, { id: "b", name: "Ben & <Co>" }],
})

interface Cue {
  readonly number: number
  readonly begin: number
  readonly end: number
  readonly lines: ReadonlyArray<string>
}

const time = /^(\d{2,}):([0-5]\d):([0-5]\d)[,.](\d{3})$/

const momentOf = (text: string): number => {
  const [, hours, minutes, seconds, thousandths] = time.exec(text) ?? assert.fail(`no time: ${text}`)
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths)
}

/** Reads cues the way players do: by blank lines. */
const cuesIn = (file: string): ReadonlyArray<Cue> =>
  file.replaceAll("\r\n", "\n").replace(/^WEBVTT\n\n?/, "").split("\n\n").filter((block) => block.trim() !== "").map(
    (block) => {
      const [number = "", times = "", ...lines] = block.replace(/\n$/, "").split("\n")
      const [begin = "", end = ""] = times.split(" --> ")
      return { number: Number(number), begin: momentOf(begin), end: momentOf(end), lines }
    },
  )

const nasty = constantFrom(
  "-->",
  "<i>",
  "</b>",
  "&amp;",
  "{\\an8}",
  "\r\n\r\n",
  "1",
  "00:00:01,000 --> 00:00:02,000",
  "会议。",
)
const said = array(tuple(nasty, string({ unit: "grapheme", maxLength: 40 })), { minLength: 1, maxLength: 8 }).map((
  parts,
) => parts.flat().join(" "))
const segments = array(
  record({
    begin: integer({ min: 0, max: 200 * hour }),
    length: integer({ min: 0, max: 20_000 }),
    said,
    isAda: boolean(),
  }),
  { maxLength: 12 },
)
  .map((all) =>
    all.map(({ begin, length, said, isAda }) => segment(begin, begin + length, said, { speakerId: isAda ? "a" : "b" }))
  )

const letters = (text: string) => Array.from(text.replaceAll(/[\s\p{Cc}\u2060]/gu, "")).toSorted()

const asIs = (text: string): string => text
const unescaped = (text: string): string =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&")

const onOneLine = (text: string) => unescaped(text).replaceAll(/[\s\p{Cc}]+/gu, "")

const both = [["srt", renderSrt, asIs], ["vtt", renderVtt, unescaped]] as const

describe.each(both)("%s", (_, render, read) => {
  it("numbers its cues in order, each with one or two lines that fit", () => {
    holds(property(segments, boolean(), (segments, hasSpeakers) => {
      const cues = cuesIn(render(spoken(...segments), hasSpeakers))
      cues.forEach((cue, index) => {
        assert.strictEqual(cue.number, index + 1)
        assert.isAbove(cue.end, cue.begin)
        assert.isAtLeast(cue.begin, cues[index - 1]?.begin ?? 0)
        assert.isAtLeast(cue.lines.length, 1)
        assert.isAtMost(cue.lines.length, 2)
        for (const line of cue.lines) {
          assert.notInclude(line, "-->")
          assert.notMatch(line, /<(?!v |\u2060)/)
          assert.isAtMost(columnsOf(line.replace(/^<v [^>]*>/, "").replaceAll(/&(amp|lt|gt);/g, "x")), 42)
        }
      })
    }))
  })

  it("leaves out nothing that was said", () => {
    holds(property(segments, (segments) => {
      const shown = cuesIn(render(spoken(...segments), false)).flatMap(({ lines }) => lines).join("")
      assert.deepStrictEqual(letters(read(shown)), letters(segments.map(({ text }) => text).join("")))
    }))
  })

  it("formats more than an hour, and more than a hundred", () => {
    const file = render(
      spoken(segment(hour + 61_005, hour + 62_000, "One"), segment(101 * hour, 101 * hour + 900, "Two")),
      false,
    )
    const [first, second] = cuesIn(file)
    assert.deepStrictEqual([first?.begin, first?.end, second?.begin], [3_661_005, 3_662_000, 101 * hour])
    assert.match(file, /\n101:00:00[,.]000 --> 101:00:00[,.]900/)
  })

  it("extends a word without duration, but not into the next cue", () => {
    const cues = cuesIn(
      render(spoken(segment(1000, 1000, "Yes"), segment(1200, 1300, "No"), segment(5000, 5000, "Oh")), false),
    )
    assert.deepStrictEqual(cues.map(({ begin, end }) => [begin, end]), [[1000, 1200], [1200, 1700], [5000, 5500]])
  })
})

describe("long lines", () => {
  const text =
    "We should move the launch to the second week of May, because the certificate is late and marketing needs time."
  const words = text.split(" ").map((word, index) => ({
    begin: 1000 + index * 500,
    end: 1300 + index * 500,
    text: word.toLowerCase().replaceAll(/[.,]/g, ""),
    confidence: null,
  }))

  it("become several cues, timed by their words", () => {
    const cues = cuesIn(renderSrt(spoken(segment(1000, 11_300, text, { words })), false))
    assert.deepStrictEqual(cues.map(({ lines }) => lines.join("|")), [
      "We should move the launch|to the second week of May,",
      "because the certificate is|late and marketing needs time.",
    ])
    const next = words.find(({ text }) => text === "because")
    const last = words.find(({ text }) => text === "may")
    assert.deepStrictEqual([cues[0]?.begin, cues[1]?.begin, cues[1]?.end], [1000, next?.begin, 11_300])
    assert.isAtLeast(cues[0]?.end ?? 0, last?.end ?? 0)
    assert.isAtMost(cues[0]?.end ?? 0, next?.begin ?? 0)
  })

  it("are divided evenly if words have no times", () => {
    const [first, second] = cuesIn(renderSrt(spoken(segment(0, 10_000, text)), false))
    assert.strictEqual(first?.begin, 0)
    assert.isAtLeast(second?.begin ?? 0, first?.end ?? 0)
    assert.approximately(second?.begin ?? 0, 5000, 700)
    assert.strictEqual(second?.end, 10_000)
  })

  it("of Chinese hold half as many characters", () => {
    const cues = cuesIn(renderSrt(spoken(segment(0, 9000, "我们应该把发布日期推迟到五月的第二周".repeat(4))), false))
    assert.isAbove(cues.length, 1)
    for (const line of cues.flatMap(({ lines }) => lines)) assert.isAtMost(line.length, 21)
  })
})

describe("speakers", () => {
  const talk = spoken(
    segment(0, 1000, "Hello", { speakerId: "a" }),
    segment(1000, 2000, "again", { speakerId: "a" }),
    segment(2000, 3000, "Hi", { speakerId: "b" }),
  )

  it("are named in SRT when they begin, as voices in every cue of WebVTT", () => {
    assert.deepStrictEqual(cuesIn(renderSrt(talk, true)).map(({ lines }) => lines[0]), [
      "Ada: Hello",
      "again",
      "Ben & <\u2060Co>: Hi",
    ])
    assert.deepStrictEqual(cuesIn(renderVtt(talk, true)).map(({ lines }) => lines[0]), [
      "<v Ada>Hello",
      "<v Ada>again",
      "<v Ben &amp; &lt;Co&gt;>Hi",
    ])
  })

  it("are left out unless requested", () => {
    assert.notMatch(renderSrt(talk, false) + renderVtt(talk, false), /Ada|Ben/)
  })

  it("show the whole of both languages, the second under the first, in parts of the same length", () => {
    const texts = array(string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 }), {
      minLength: 1,
      maxLength: 60,
    })
      .map((words) => words.join(" "))
    holds(property(texts, texts, (first, second) => {
      const line = segment(1000, 30_000, first)
      const under = { language: "es", texts: new Map([[line.id as string, second]]) }
      const alone = cuesIn(renderVtt(spoken(segment(1000, 30_000, first)), false))
      const cues = cuesIn(renderVtt(spoken(line), false, under))
      const shown = cues.map(({ lines }) => lines.join("\n"))
      const seconds = shown.map((text) => /<lang es>(.*)<\/lang>/s.exec(text)?.[1] ?? "")
      const firsts = shown.map((text) => text.replace(/\n<lang es>.*<\/lang>/s, ""))
      if (onOneLine(first) === "") return
      assert.strictEqual(firsts.map(onOneLine).join(""), onOneLine(first))
      if (onOneLine(first) !== onOneLine(second)) {
        assert.strictEqual(seconds.map(onOneLine).join(""), onOneLine(second))
      }
      assert.isAtLeast(cues.length, Math.min(1, alone.length))
      for (const [nth, { begin, end }] of cues.entries()) {
        assert.isBelow(begin, end)
        assert.isAtLeast(begin, cues[nth - 1]?.end ?? 0)
      }
    }))
  })
})
