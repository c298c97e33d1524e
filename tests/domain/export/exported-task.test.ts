import { ExportedTask, exportedTask, renderJson } from "#domain/export/exported-task.ts"
import { aTask } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { anAnalysis } from "#tests/support/an-analysis.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { array, assert as holds, boolean, constantFrom, property, string } from "fast-check"

const options = { format: "json", content: "all", hasTimes: true, hasSpeakers: true } as const
const read = Schema.decodeUnknownSync(Schema.fromJsonString(ExportedTask))

describe("a task as JSON", () => {
  it("can be read back exactly, whatever was said", () => {
    const contents = constantFrom("all", "transcript", "summary", "mind_map")
    holds(
      property(
        array(string({ unit: "grapheme" })),
        contents,
        boolean(),
        boolean(),
        (lines, content, hasTimes, hasSpeakers) => {
          const task = exportedTask(aTask(), aTranscript(lines), anAnalysis(), {
            format: "json",
            content,
            hasTimes,
            hasSpeakers,
          })
          assert.deepStrictEqual(read(Effect.runSync(renderJson(task))), task)
        },
      ),
    )
  })

  it("uses snake_case, and holds the requested parts", () => {
    const text = Effect.runSync(renderJson(exportedTask(aTask(), aTranscript(["Ada: Hello"]), null, options)))
    const json = JSON.parse(text)
    assert.deepInclude(json, { version: 1, title: "Weekly sync", created_at: "2026-11-20T09:00:00.000Z" })
    assert.deepStrictEqual(json.transcript.segments, [
      { id: "g1", begin: 0, end: 3500, text: "Hello", speaker_id: "s1", words: [] },
    ])
    assert.notProperty(json, "summary")
    assert.notProperty(json, "mind_map")
  })

  it("has no times and names unless requested", () => {
    const bare = { ...options, hasTimes: false, hasSpeakers: false }
    const { transcript } = exportedTask(aTask(), aTranscript(["Ada: Hello"]), null, bare)
    assert.deepInclude(transcript?.segments[0], { begin: null, end: null, speakerId: null })
    assert.deepStrictEqual(transcript?.speakers, [])
  })

  it("holds the summary alone, or the map alone", () => {
    const summary = exportedTask(aTask(), null, anAnalysis(), { ...options, content: "summary" })
    const map = exportedTask(aTask(), null, anAnalysis(), { ...options, content: "mind_map" })
    assert.deepStrictEqual([summary.summary?.markdown, summary.mindMap], [
      "# Overview\n- The launch moves to May",
      undefined,
    ])
    assert.deepStrictEqual([map.mindMap?.children.length, map.summary], [1, undefined])
  })
})
