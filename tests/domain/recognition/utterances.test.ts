import type { Span, Turn } from "#domain/recognition/speech.ts"
import { type ChunkWord, utterancesOf } from "#domain/recognition/utterances.ts"
import { assert, describe, it } from "@effect/vitest"
import { spoken } from "../../support/speech/spoken.ts"

const linesOf = (words: ReadonlyArray<ChunkWord>, speech: ReadonlyArray<Span>, turns: ReadonlyArray<Turn> = []) =>
  utterancesOf(words, speech, turns).map(({ words, speaker }) =>
    `${speaker ?? "-"}: ${words.map(({ text }) => text).join(" ")}`
  )

const turn = (begin: number, end: number, speaker: number): Turn => ({ begin, end, speaker })

describe("lines", () => {
  it("break at a pause of half a second, and at none that is shorter", () => {
    const words = [...spoken("thank you"), ...spoken("good morning", 1600), ...spoken("all of you", 3000)]
    const speech = [{ begin: 0, end: 1000 }, { begin: 1600, end: 2600 }, { begin: 3000, end: 4500 }]
    assert.deepStrictEqual(linesOf(words, speech), ["-: thank you", "-: good morning all of you"])
  })

  it("break where the voice changes, without any pause", () => {
    const turns = [turn(0, 2000, 0), turn(2000, 4000, 1)]
    assert.deepStrictEqual(linesOf(spoken("we have to go i am not ready"), [{ begin: 0, end: 4000 }], turns), [
      "0: we have to go",
      "1: i am not ready",
    ])
  })

  it("go on after a pause if a sentence cannot end there", () => {
    const words = [
      ...spoken("we went to the"),
      ...spoken("market", 3000),
      ...spoken("and", 5000),
      ...spoken("home", 8000),
    ]
    const speech = [
      { begin: 0, end: 2000 },
      { begin: 3000, end: 3500 },
      { begin: 5000, end: 5500 },
      { begin: 8000, end: 8500 },
    ]
    assert.deepStrictEqual(linesOf(words, speech), ["-: we went to the market", "-: and", "-: home"])
  })

  it("give a turn of under a second or two words in the middle of speech to the longer neighbour", () => {
    const turns = [turn(0, 2000, 0), turn(2000, 3000, 1), turn(3000, 6000, 2)]
    assert.deepStrictEqual(
      linesOf(spoken("we have to go to bed now so that we sleep"), [{ begin: 0, end: 6000 }], turns),
      ["0: we have to go", "2: to bed now so that we sleep"],
    )
  })

  it("keep a short reply between pauses", () => {
    const words = [...spoken("shall we go now"), ...spoken("yes", 3000), ...spoken("then let us go", 5000)]
    const speech = [{ begin: 0, end: 2000 }, { begin: 3000, end: 3500 }, { begin: 5000, end: 7000 }]
    const turns = [turn(0, 2000, 0), turn(3000, 3500, 1), turn(5000, 7000, 0)]
    assert.deepStrictEqual(linesOf(words, speech, turns), ["0: shall we go now", "1: yes", "0: then let us go"])
  })
})
