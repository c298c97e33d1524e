import { AnalysisProgress } from "#domain/task/analysis-progress.ts"
import { nameOfStep, shownSteps } from "#web/features/progress/steps.ts"
import { assert, describe, it } from "vitest"

describe("the steps on the page of a file in progress", () => {
  it("are all eleven of an analysis, in the specification’s order, each by a name of its own", () => {
    const shown = shownSteps(true, false)
    assert.deepStrictEqual(shown.flatMap(({ steps }) => steps), [...AnalysisProgress.literals])
    assert.lengthOf(new Set(shown.map(({ label }) => label)), 11)
  })

  it("begin with the link, if the file is made of one", () => {
    assert.deepStrictEqual(shownSteps(false, true).slice(0, 2).map(({ label }) => label), [
      "stage.link",
      "stage.download",
    ])
  })

  it("begin with the transcription, if there is one", () => {
    assert.lengthOf(shownSteps(false, false), 4 + 11)
    assert.deepStrictEqual(["recognising", "creating canvas", "queued"].map(nameOfStep), [
      "stage.recognise",
      "step.canvas",
      "stage.queue",
    ])
  })
})
