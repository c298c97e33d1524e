import { startPair } from "#adapters/engines/speech/pocketsphinx/sphinx-pair.ts"
import type { Search, SphinxProcess } from "#adapters/engines/speech/pocketsphinx/sphinx-process.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { assert, describe, it } from "@effect/vitest"

const vocabulary = { key: "plain", dictionary: "", language: "" }
const sound = Buffer.alloc(0)

/** A pair, and what became of its processes. */
const aPair = async (hasBoth = true) => {
  const events: Array<string> = []
  const start = (search: Search): Promise<SphinxProcess> => {
    events.push(`start ${search}`)
    return Promise.resolve({
      vocabulary,
      recognise: (_, __, transform) => {
        const text = `${search} ${transform}`
        return Promise.resolve({ words: [{ text, begin: 0, end: 100, confidence: 1, entry: text }], cepstra: null })
      },
      stop: () => Promise.resolve(void events.push(`stop ${search}`)),
    })
  }
  return { pair: await startPair(start, hasBoth), events }
}

describe("a pair of recognisers", () => {
  it("starts the quick one when it is first asked, once", async () => {
    const { pair, events } = await aPair()
    const first = await pair.thorough(sound, 1000)
    assert.deepStrictEqual(events, ["start thorough"])
    const heard = [first, await pair.quick?.(sound, 1000, null), await pair.quick?.(sound, 1000, "adapted")]
    assert.deepStrictEqual(heard.map((one) => one instanceof ChunkFailed ? null : one?.words[0]?.text), [
      "thorough null",
      "quick null",
      "quick adapted",
    ])
    await pair.stop()
    assert.deepStrictEqual(events, ["start thorough", "start quick", "stop thorough", "stop quick"])
  })

  it("starts nothing once it is stopped", async () => {
    const { pair, events } = await aPair()
    await pair.stop()
    assert.instanceOf(await pair.quick?.(sound, 1000, null), ChunkFailed)
    assert.deepStrictEqual(events, ["start thorough", "stop thorough"])
  })

  it("is one alone where there is no memory for both", async () => {
    const { pair, events } = await aPair(false)
    assert.isNull(pair.quick)
    await pair.stop()
    assert.deepStrictEqual(events, ["start thorough", "stop thorough"])
  })
})
