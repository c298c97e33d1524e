import { statusOf } from "#domain/task/status.ts"
import { assert, describe, it } from "@effect/vitest"
import { aTask } from "../../support/a-task.ts"
import { anAnalysisState, aTranscriptionState, atStep } from "../../support/task-states.ts"

const analyses = ["NotStarted", "Waiting", "Running", "Completed", "Failed"] as const

const labels = [
  ["NotStarted", ["notStarted", "notStarted", "notStarted", "notStarted", "notStarted"]],
  ["Waiting", ["queued", "queued", "queued", "queued", "queued"]],
  ["Running", ["transcribing", "transcribing", "transcribing", "transcribing", "transcribing"]],
  ["Failed", ["failed", "failed", "failed", "failed", "failed"]],
  ["Completed", ["completed", "analyzing", "analyzing", "analysisCompleted", "analysisFailed"]],
] as const

describe("the status", () => {
  it.each(labels)("of a task whose transcription is %s follows its analysis", (transcription, expected) => {
    const found = analyses.map((analysis) =>
      statusOf(aTask({ transcription: aTranscriptionState(transcription), analysis: anAnalysisState(analysis) }))
    )
    assert.deepStrictEqual(found, [...expected])
  })

  it("says that an existing summary is being regenerated", () => {
    for (const state of ["Waiting", "Running"] as const) {
      assert.strictEqual(statusOf(aTask({ analyst: "embedded", analysis: anAnalysisState(state) })), "regenerating")
    }
  })

  it("says that parts are being merged only while they are", () => {
    const steps = ["probing", "normalising", "finding-speech", "recognising", "assembling"] as const
    const found = steps.map((step) =>
      statusOf(aTask({ isMerged: true, transcription: aTranscriptionState("Running"), work: atStep(step) }))
    )
    assert.deepStrictEqual(found, ["merging", "merging", "transcribing", "transcribing", "transcribing"])
    const single = aTask({ transcription: aTranscriptionState("Running"), work: atStep("normalising") })
    assert.strictEqual(statusOf(single), "transcribing")
  })
})
