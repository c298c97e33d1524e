import { leveller } from "#adapters/engines/speech/silero/leveller.ts"
import { openVad, samplesOf, samplesPerWindow, takeSpans, type Vad } from "#adapters/engines/speech/silero/vad.ts"
import { windowModel } from "#adapters/engines/speech/silero/window-model.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { addRoomNoise, dice } from "#tests/support/speech/mix.ts"
import { assert, describe, it, vi } from "@effect/vitest"
import { readFile } from "node:fs/promises"

const spansOf = (vad: Vad, samples: Float32Array, heard = (window: Float32Array) => window) => {
  for (let at = 0; at < samples.length; at += samplesPerWindow) {
    vad.acceptWaveform(heard(samples.subarray(at, at + samplesPerWindow)))
  }
  vad.flush()
  return takeSpans(vad)
}

const asPublished = (model: Buffer): Buffer => model

describe("the Silero model for single windows", () => {
  it("finds the same speech as the published one, clean and in noise", async () => {
    const { raw } = await shortTalk()
    const clean = await readFile(raw)
    const noise = new Int16Array(clean.length >> 1)
    addRoomNoise(noise, dice(7))
    const noisy = Buffer.alloc(clean.length)
    noise.forEach((sample, at) => noisy.writeInt16LE(Math.round((clean.readInt16LE(2 * at) + sample) / 2), 2 * at))
    for (const samples of [clean, noisy].map(samplesOf)) {
      const found = spansOf(openVad(0.5), samples)
      assert.isAbove(found.length, 3)
      assert.deepStrictEqual(found, spansOf(openVad(0.5, asPublished), samples))
      const faint = spansOf(openVad(0.25), samples, leveller())
      assert.deepStrictEqual(faint, spansOf(openVad(0.25, asPublished), samples, leveller()))
    }
  })

  it("gives way to the published one where nothing can be written", () => {
    vi.stubEnv("TMPDIR", "/dev/null/nowhere")
    let made = 0
    const vad = openVad(0.5, (published) => {
      made++
      return published
    })
    vi.unstubAllEnvs()
    assert.isTrue(vad.isEmpty())
    assert.strictEqual(made, 0)
  })

  it("cannot be made of a file that does not have its weights", () => {
    assert.throws(() => windowModel(Buffer.alloc(0)), "The model has no stft.forward_basis_buffer of 66048 numbers")
  })
})

describe("samples", () => {
  it("are read wherever they begin in a larger buffer", () => {
    const bytes = Buffer.from([0, 0, 64, 255, 127, 0, 128])
    assert.deepStrictEqual([...samplesOf(bytes.subarray(1))], [0.5, 32_767 / 32_768, -1])
  })
})
