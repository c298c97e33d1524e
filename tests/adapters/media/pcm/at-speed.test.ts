import { atSpeed } from "#adapters/media/pcm/at-speed.ts"
import { assert, describe, it } from "@effect/vitest"

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
