import type { Report } from "#adapters/meetings/browser/reports.ts"
import { isSameSentence } from "#adapters/meetings/browser/same-sentence.ts"
import { trackNumbers } from "#adapters/meetings/browser/track-numbers.ts"
import { assert, describe, it } from "vitest"

const heard = () => {
  const reports: Array<Report> = []
  const numbers = trackNumbers((said) => void reports.push(said))
  const take = (id: string, name: string | null, ended = false) =>
    numbers.take({ upTo: 0, parts: [{ id, name, ended, segments: [{ at: 0, pcm: "AAAA" }] }] })
  const told = () =>
    reports.flatMap((one) =>
      one._tag === "Track" ? [`${one.track} is ${one.name}`] : one._tag === "Sound" ? [`${one.track} sounds`] : []
    )
  return { take, told, pageGone: numbers.pageGone }
}

describe("numbers of tracks", () => {
  it("count in the order of appearance, and names follow", () => {
    const { take, told } = heard()
    take("x", "Anna")
    take("y", null)
    take("y", "Bob")
    take("x", "Anna Lee")
    assert.deepStrictEqual(told(), [
      "0 is Anna",
      "0 sounds",
      "1 is null",
      "1 sounds",
      "1 is Bob",
      "1 sounds",
      "0 is Anna Lee",
      "0 sounds",
    ])
  })

  it("are the same for one who comes back, but not for another of the same name who is there", () => {
    const { take, told, pageGone } = heard()
    take("x", "Anna", true)
    take("y", "Anna")
    take("z", "Anna")
    pageGone()
    take("w", "Anna")
    assert.deepStrictEqual(told().filter((line) => line.endsWith("sounds")), [
      "0 sounds",
      "0 sounds",
      "1 sounds",
      "0 sounds",
    ])
  })
})

describe("a sentence", () => {
  it.each([
    ["Please leave, Parley", "please LEAVE parley!", true],
    ["Parley，请离开", "parley 请离开。", true],
    ["Merci de partir, Parley", "mérci de partir Parley", true],
    ["Please leave, Parley", "Please leave, Parley, or not", false],
    ["Please leave, Parley", "", false],
  ])("%s, %s: %s", (one, other, isSame) => assert.strictEqual(isSameSentence(one, other), isSame))
})
