import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { nameOfStep, shownSteps } from "#web/features/progress/steps.ts"
import { assert, describe, it } from "vitest"

describe("the steps on the page of a file in progress", () => {
  it("are all eleven of an analysis, in the specification’s order, each by a name of its own", () => {
    const shown = shownSteps(true)
    assert.deepStrictEqual(shown.flatMap(({ steps }) => steps), [...AnalysisProgress.literals])
    assert.lengthOf(new Set(shown.map(({ label }) => label)), 11)
  })

  it("begin with the transcription, if there is one", () => {
    assert.lengthOf(shownSteps(false), 4 + 11)
    assert.deepStrictEqual(["recognising", "creating canvas", "queued"].map(nameOfStep), [
      "stage.recognise",
      "step.canvas",
      "stage.queue",
    ])
  })
})
