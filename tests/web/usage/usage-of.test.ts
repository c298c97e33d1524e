import { endsBetween, failureFields } from "#web/entities/task/usage-of.ts"
import { assert, describe, it } from "vitest"
import { anItem, running } from "../task/an-item.ts"

const queued = { status: "queued", transcribed_at: null, updated_at: "2026-11-20T12:00:00.000Z" } as const
const done = { source: "audio", file_type: "2" } as const
const transcription = { ...done, task: "transcription" } as const
const analysis = { ...done, task: "analysis" } as const

describe("what is reported of a task's end", () => {
  it("is the time that its transcription took since it was made, and that of the analysis", () => {
    assert.deepStrictEqual(endsBetween(queued, anItem("a"), null), [
      { ...transcription, trans_result: "1", trans_time: "60" },
      { ...analysis, analyz_time: "60" },
    ])
    const analyzing = anItem("a", { status: "analyzing", progress: running })
    assert.deepStrictEqual(endsBetween(queued, analyzing, null), [
      { ...transcription, trans_result: "1", trans_time: "60" },
    ])
    assert.deepStrictEqual(endsBetween(analyzing, anItem("a"), "2026-11-20T12:01:30.000Z"), [
      { ...analysis, analyz_time: "30" },
    ])
  })

  it("is nothing while nothing ends", () => {
    assert.deepStrictEqual(endsBetween(queued, anItem("a", { ...queued, progress: running }), null), [])
    assert.deepStrictEqual(endsBetween(anItem("a"), anItem("a", { title: "Renamed" }), null), [])
    const failed = anItem("a", { status: "failed", transcribed_at: null, error_code: "NoSpeech" })
    assert.deepStrictEqual(endsBetween(failed, failed, null), [])
  })

  it.each([
    ["NoSpeech", { season: "NoSpeech", error_id: "NoSpeech", suggestion: "retry" as const }],
    [
      "MediaUnreadable:no-sound",
      { season: "MediaUnreadable:no-sound", error_id: "MediaUnreadable", suggestion: "other" as const },
    ],
    ["MediaUnreadable:damaged", {
      season: "MediaUnreadable:damaged",
      error_id: "MediaUnreadable",
      suggestion: "format" as const,
    }],
    ["TaskCancelled", { season: "TaskCancelled", error_id: "TaskCancelled" }],
  ])("is why it failed with %s, and what was suggested", (error_code, said) => {
    const failed = anItem("a", { status: "failed", transcribed_at: null, error_code, error_message: "Ada’s secret" })
    assert.deepStrictEqual(endsBetween(queued, failed, null), [{ ...transcription, trans_result: "0", ...said }])
  })

  it("of an analysis that failed has no result of a transcription", () => {
    const before = anItem("a", { status: "regenerating" })
    const failed = anItem("a", { status: "analysisFailed", error_code: "AnalystFailed" })
    const said = { season: "AnalystFailed", error_id: "AnalystFailed", suggestion: "retry" as const }
    assert.deepStrictEqual(endsBetween(before, failed, null), [{ ...analysis, ...said }])
  })

  it("has no code where there is none", () => assert.deepStrictEqual([null, ""].map(failureFields), [{}, {}]))
})
