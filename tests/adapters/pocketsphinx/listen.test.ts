import { atSpeed, listen } from "#adapters/pocketsphinx/listen.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"
import { assert, describe, it } from "@effect/vitest"

const samples = Buffer.alloc(10_000 * 32)
const chunk = { audio: { path: "" }, begin: 50_000, end: 60_000 }
const speech = [{ begin: 50_300, end: 54_000 }, { begin: 54_200, end: 55_000 }, { begin: 55_800, end: 59_700 }]

/** Hears one word each time, so sure of it; and the lengths it was given, in milliseconds. */
const recogniser = (sureness: (nth: number) => number, text = () => "word") => {
  const lengths: Array<number> = []
  const hear = (sound: Buffer) => {
    const confidence = sureness(lengths.push(Math.round(sound.length / 32)) - 1)
    return Promise.resolve([{ text: text(), begin: 100, end: 400, confidence }])
  }
  return { lengths, hear }
}

describe("listening to a chunk", () => {
  it("goes by utterances, each word in its place", async () => {
    const { lengths, hear } = recogniser(() => 0.9)
    const words = await listen({ ...chunk, speech }, samples)(hear)
    assert.deepStrictEqual(lengths, [5000, 4200])
    assert.deepStrictEqual(words, [
      { text: "word", begin: 250, end: 550, confidence: 0.9 },
      { text: "word", begin: 5750, end: 6050, confidence: 0.9 },
    ])
  })

  it("hears each utterance again that the recogniser is unsure of, slower and faster", async () => {
    const { lengths, hear } = recogniser((nth) => nth === 0 ? 0.9 : 0.5)
    const words = await listen({ ...chunk, speech }, samples)(hear)
    assert.deepStrictEqual(lengths, [5000, 4200, Math.round(4200 / 0.97), Math.round(4200 / 1.03)])
    assert.deepStrictEqual(words instanceof ChunkFailed ? [] : words.map(({ begin }) => begin), [250, 5750])
  })

  it("takes a chunk for one utterance if its speech is not known", async () => {
    const { lengths, hear } = recogniser(() => 0.9)
    await listen(chunk, samples)(hear)
    assert.deepStrictEqual(lengths, [10_000])
  })

  it("keeps what two of three attempts heard", async () => {
    const texts = ["meat", "meet", "meet"]
    const words = await listen(chunk, samples)(recogniser(() => 0.5, () => texts.shift() ?? "").hear)
    assert.deepStrictEqual(words instanceof ChunkFailed ? [] : words.map(({ text }) => text), ["meet"])
  })

  it("fails if the recogniser does", async () => {
    const failed = new ChunkFailed({ reason: "timed-out", detail: "", retry: true })
    assert.strictEqual(await listen(chunk, samples)(() => Promise.resolve(failed)), failed)
  })
})

describe("sound at another speed", () => {
  it("is the same wave, longer or shorter", () => {
    const wave = Buffer.alloc(3200)
    for (let at = 0; at < 1600; at++) wave.writeInt16LE(Math.round(10_000 * Math.sin(at / 10)), at * 2)
    const slower = atSpeed(wave, 0.97)
    assert.strictEqual(slower.length, 2 * Math.floor(1600 / 0.97))
    for (let at = 100; at < 1500; at++) {
      assert.closeTo(slower.readInt16LE(2 * at), 10_000 * Math.sin((at * 0.97) / 10), 60)
    }
  })
})
