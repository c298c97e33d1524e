import { listen } from "#adapters/engines/speech/pocketsphinx/listen.ts"
import type { HeardUtterance } from "#adapters/engines/speech/pocketsphinx/mllr/estimate-transform.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { assert, describe, it } from "@effect/vitest"
import { notAdapted, recogniser } from "./scripted-recogniser.ts"

const samples = Buffer.alloc(10_000 * 32)
const chunk = { audio: { path: "" }, begin: 50_000, end: 60_000 }
const speech = [{ begin: 50_300, end: 54_000 }, { begin: 54_200, end: 55_000 }, { begin: 55_800, end: 59_700 }]

/** A transform named after the words it is estimated from. */
const named = (utterances: ReadonlyArray<HeardUtterance>): Promise<string> =>
  Promise.resolve(`as in ${utterances.flatMap(({ words }) => words.map(({ text }) => text)).join(", ")}`)

describe("listening to a chunk", () => {
  it("goes by utterances, each word in its place", async () => {
    const { asked, searches } = recogniser(["sure 0.9", "surely 0.9"])
    const words = await listen({ ...chunk, speech }, samples, notAdapted)(searches)
    assert.deepStrictEqual(asked, ["thorough 5000", "thorough 4200"])
    assert.deepStrictEqual(words, [
      { text: "sure", begin: 250, end: 550, confidence: 0.9 },
      { text: "surely", begin: 5750, end: 6050, confidence: 0.9 },
    ])
  })

  it("takes a chunk for one utterance if its speech is not known", async () => {
    const { asked, searches } = recogniser(["sure 0.9"])
    await listen(chunk, samples, notAdapted)(searches)
    assert.deepStrictEqual(asked, ["thorough 10000"])
  })

  it("hears only those utterances again that are doubtful, and keeps them in their places", async () => {
    const { asked, searches } = recogniser(["sure 0.9", "it's 0.5", "it's 0.5"])
    const words = await listen({ ...chunk, speech }, samples, notAdapted)(searches)
    assert.deepStrictEqual(asked, ["thorough 5000", "thorough 4200", `quick ${Math.round(4200 / 0.97)}`])
    assert.deepStrictEqual(words instanceof ChunkFailed ? [] : words.map(({ begin }) => begin), [250, 5750])
  })

  it("hears them again with a model adapted to all words of the chunk", async () => {
    const { asked, searches } = recogniser(["sure 0.9", "it's 0.5", "its 0.5", "it's 0.5"])
    await listen({ ...chunk, speech }, samples, named)(searches)
    const again = [0.97, 1.03].map((speed) => `quick ${Math.round(4200 / speed)} as in sure, it's`)
    assert.deepStrictEqual(asked, ["thorough 5000", "thorough 4200", ...again])
  })

  it("does not adapt the model if it is sure of all, or has one recogniser alone", async () => {
    const calls: Array<string> = []
    const estimate = (utterances: ReadonlyArray<HeardUtterance>) =>
      named(utterances).then((name) => (calls.push(name), name))
    const sure = recogniser(["sure 0.9", "surely 0.9"])
    await listen({ ...chunk, speech }, samples, estimate)(sure.searches)
    const unsure = recogniser(["sure 0.5", "surely 0.5", "sure 0.5", "surely 0.5"])
    await listen({ ...chunk, speech }, samples, estimate)({ ...unsure.searches, quick: null })
    assert.deepStrictEqual([calls, unsure.asked.length], [[], 4])
  })

  it("fails if the recogniser does, and does not go on", async () => {
    const { asked, searches } = recogniser([])
    assert.instanceOf(await listen({ ...chunk, speech }, samples, notAdapted)(searches), ChunkFailed)
    assert.deepStrictEqual(asked, ["thorough 5000"])
  })
})
