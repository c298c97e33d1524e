import { likeness, unit } from "#domain/voice/likeness.ts"
import { margin, recognised, thresholdOf } from "#domain/voice/recognise.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { voiceId } from "../../support/voice/a-voice.ts"

const vector = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 3 })

describe("how alike two voices are", () => {
  it("is the same both ways, however loud, and at most 1", () => {
    fc.assert(fc.property(vector, vector, fc.integer({ min: 1, max: 100 }), (one, other, times) => {
      const alike = likeness(one, other)
      assert.approximately(likeness(other, one), alike, 1e-9)
      assert.approximately(likeness(one.map((value) => value * times), other), alike, 1e-9)
      assert.isAtMost(Math.abs(alike), 1)
    }))
  })

  it("is nothing where they cannot be compared", () => {
    assert.strictEqual(likeness([1, 0], [1, 0, 0]), 0)
    assert.strictEqual(likeness([0, 0], [1, 0]), 0)
    assert.strictEqual(likeness([], []), 0)
    assert.deepStrictEqual(unit([3, 4]), [0.6, 0.8])
  })
})

const byId = (found: ReturnType<typeof recognised>) => found.toSorted((a, b) => a.speakerId.localeCompare(b.speakerId))

describe("who the speakers of a recording are", () => {
  const speakers = fc.uniqueArray(fc.record({ speakerId: fc.constantFrom("s1", "s2", "s3", "s4"), vector }), {
    selector: ({ speakerId }) => speakerId,
  })
  const voices = fc.uniqueArray(fc.record({ id: fc.constantFrom(1, 2, 3, 4).map(voiceId), vector }), {
    selector: ({ id }) => id,
  })

  it("is never one person twice, nor two people, and nobody who is less alike than asked", () => {
    fc.assert(fc.property(speakers, voices, fc.integer({ min: 0, max: 10 }), (heard, known, tenths) => {
      const found = recognised(heard, known, tenths / 10)
      assert.strictEqual(new Set(found.map(({ speakerId }) => speakerId)).size, found.length)
      assert.strictEqual(new Set(found.map((one) => one.voiceId)).size, found.length)
      for (const one of found) assert.isAtLeast(one.likeness, tenths / 10)
    }))
  })

  it("does not depend on their order", () => {
    fc.assert(fc.property(speakers, voices, (heard, known) => {
      assert.deepStrictEqual(
        byId(recognised(heard.toReversed(), known.toReversed(), 0.5)),
        byId(recognised(heard, known, 0.5)),
      )
    }))
  })

  it("is not said of a speaker who is about as much like somebody else", () => {
    const [anna, zoe] = [{ id: voiceId(1), vector: [1, 0] }, { id: voiceId(2), vector: [0.8, 0.6] }]
    const found = recognised([{ speakerId: "s1", vector: [1, 0] }], [anna, zoe], 0.6)
    assert.deepStrictEqual(found, [{ speakerId: "s1", voiceId: voiceId(1), likeness: 1 }])
    // A cosine of 0.95 to each.
    assert.deepStrictEqual(recognised([{ speakerId: "s1", vector: [0.95, 0.32] }], [anna, zoe], 0.6), [])
    assert.strictEqual(margin, 0.1)
  })

  it("asks for what is published about a model, and for more where nothing is", () => {
    assert.strictEqual(thresholdOf("pyannote-3-0-wespeaker-resnet34-lm"), 0.6)
    assert.strictEqual(thresholdOf("pyannote-3-0-3dspeaker-eres2net-base"), 0.6)
    assert.strictEqual(thresholdOf("pyannote-3-0-titanet-small"), 0.5)
    assert.strictEqual(thresholdOf("an-operators-own"), 0.7)
  })
})
