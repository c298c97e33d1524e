import { bytesPerSecond, isLossyToLossless, recipeFor, type SoundFacts } from "#domain/conversion/bit-rates.ts"
import { MediaToolName, SoundFormat } from "#domain/conversion/format.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const speech: SoundFacts = {
  kind: "audio",
  codec: "pcm_s16le",
  channels: 1,
  sampleRate: 44_100,
  bitRate: 705_600,
  duration: 60,
}
const music: SoundFacts = { ...speech, channels: 2, bitRate: 1_411_200 }

const anySound: fc.Arbitrary<SoundFacts> = fc.record({
  kind: fc.constant("audio"),
  codec: fc.constant("mp3"),
  duration: fc.constant(60),
  channels: fc.integer({ min: 1, max: 8 }),
  sampleRate: fc.constantFrom(8000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000),
  bitRate: fc.option(fc.integer({ min: 4000, max: 5_000_000 })),
})
const anyTool = fc.constantFrom(...MediaToolName.literals)
const anyFormat = fc.constantFrom(...SoundFormat.literals)
const anyQuality = fc.integer({ min: 10, max: 90 })

describe("recipeFor", () => {
  it("has these bit rates", () => {
    const table = (["mp3", "aac"] as const).flatMap((format) =>
      [speech, music].map((sound) =>
        [10, 20, 30, 40, 50, 60, 70, 80, 90].map((quality) =>
          recipeFor({ tool: "compress", format, quality }, sound).kilobits
        )
      )
    )
    assert.deepStrictEqual(table, [
      [32, 48, 64, 80, 96, 112, 128, 128, 160],
      [48, 80, 96, 128, 160, 192, 192, 224, 256],
      [26, 40, 55, 69, 83, 97, 111, 125, 139],
      [43, 65, 88, 110, 133, 155, 178, 200, 223],
    ])
  })

  it("asks for no less where the quality is higher, for every sound and format", () => {
    fc.assert(
      fc.property(anyTool, anyFormat, anySound, anyQuality, anyQuality, (tool, format, sound, a, b) => {
        const low = recipeFor({ tool, format, quality: Math.min(a, b) }, sound)
        const high = recipeFor({ tool, format, quality: Math.max(a, b) }, sound)
        assert.isAtLeast(bytesPerSecond(high), bytesPerSecond(low))
        assert.isAtLeast(high.sampleRate, low.sampleRate)
      }),
    )
  })

  it("never asks for more than the source has, down to the least that an encoder makes", () => {
    fc.assert(fc.property(anyTool, anyFormat, anySound, anyQuality, (tool, format, sound, quality) => {
      const recipe = recipeFor({ tool, format, quality }, sound)
      assert.isAtMost(recipe.sampleRate, sound.sampleRate)
      assert.isAtMost(recipe.channels, Math.min(2, sound.channels))
      if (recipe.kilobits === null || sound.bitRate === null) return
      assert.isAtMost(recipe.kilobits, Math.max(recipe.sampleRate >= 32_000 ? 32 : 8, sound.bitRate / 1000))
    }))
  })

  it("takes uncompressed sound out of a video as it is, and makes it smaller by its sample rate", () => {
    const rates = ["extract", "compress"].map((tool) =>
      [20, 40, 70, 90].map((quality) =>
        recipeFor({ tool: tool === "extract" ? "extract" : "compress", format: "wav", quality }, music).sampleRate
      )
    )
    assert.deepStrictEqual(rates, [[44_100, 44_100, 44_100, 44_100], [16_000, 24_000, 32_000, 44_100]])
  })

  it("says when lost quality would be stored without loss", () => {
    const lossy = ["mp3", "aac", "opus", "vorbis", "wmav2", "pcm_mulaw", "ac3"]
    const lossless = ["flac", "alac", "pcm_s16le", "pcm_s24be", "wavpack"]
    for (const codec of lossy) assert.isTrue(isLossyToLossless(codec, "wav"), codec)
    for (const codec of lossless) assert.isFalse(isLossyToLossless(codec, "wav"), codec)
    assert.isFalse(isLossyToLossless("mp3", "m4a"))
  })
})
