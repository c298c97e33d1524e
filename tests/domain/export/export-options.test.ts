import { exportOptionsOf } from "#domain/export/export-options.ts"
import { ExportFormat, formats } from "#domain/export/format.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"

const refused = (wanted: Parameters<typeof exportOptionsOf>[0], isTimed = true): string => {
  const found = exportOptionsOf(wanted, isTimed)
  return Result.isFailure(found) ? `${found.failure.code}: ${found.failure.message}` : "none"
}

const ordered = (wanted: Parameters<typeof exportOptionsOf>[0], isTimed = true) =>
  Result.getOrThrow(exportOptionsOf(wanted, isTimed))

describe("the default content", () => {
  it("is everything for documents, the transcript for subtitles, the map for images", () => {
    const contents = ExportFormat.literals.map((format) => [format, ordered({ format }).content])
    assert.deepStrictEqual(Object.fromEntries(contents), {
      txt: "all",
      md: "all",
      srt: "transcript",
      vtt: "transcript",
      json: "all",
      docx: "all",
      pdf: "all",
      png: "mind_map",
      svg: "mind_map",
      xmind: "mind_map",
    })
  })

  it("has times and names, but no times in a map", () => {
    assert.deepInclude(ordered({ format: "pdf" }), { hasTimes: true, hasSpeakers: true })
    assert.isFalse(ordered({ format: "svg" }).hasTimes)
    assert.isFalse(ordered({ format: "md", content: "mind_map" }).hasTimes)
    assert.isTrue(ordered({ format: "svg", timestamps: true }).hasTimes)
  })
})

describe("an impossible combination", () => {
  it("is refused with the field and the rule", () => {
    assert.strictEqual(
      refused({ format: "png", content: "all" }),
      "not-in-format: content: png can hold mind_map, not all",
    )
    assert.strictEqual(
      refused({ format: "srt", timestamps: false }),
      "always-timed: timestamps: srt is not possible without times",
    )
    assert.strictEqual(refused({ format: "vtt" }, false), "no-times: format: vtt needs times, and this text has none")
  })

  it("excludes nothing else: every format accepts each of its contents", () => {
    for (const format of ExportFormat.literals) {
      for (const content of formats[format].contents) {
        assert.strictEqual(ordered({ format, content, speakers: false }).content, content)
      }
    }
  })

  it("never yields times for a text without any", () => {
    assert.isFalse(ordered({ format: "txt", timestamps: true }, false).hasTimes)
  })
})
