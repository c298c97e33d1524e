import { knownModels } from "#adapters/sherpa-onnx/known-models.ts"
import { offerOf } from "#domain/engine/engine-list.ts"
import {
  beginInstallation,
  builtIn,
  chooseEngine,
  failInstallation,
  finishInstallation,
  firstSettings,
  noteProgress,
  removeEndpoint,
  removeInstallation,
} from "#domain/engine/engine-settings.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"
import { aModel } from "../../support/a-model.ts"

const model = aModel()
const { name, bytes } = model
const names = new Set([name])
const begun = beginInstallation(firstSettings, model, true)
const installed = finishInstallation(begun, name, false)
const refusalOf = (result: Result.Result<unknown, { readonly _tag: string }>) =>
  Result.isFailure(result) ? result.failure._tag : null

describe("installing a model", () => {
  it("uses it once it is there, if that was wanted", () => {
    assert.deepStrictEqual(begun.installations[name], { _tag: "Downloading", done: 0, total: bytes, thenUse: true })
    assert.strictEqual(finishInstallation(begun, name, true).chosen, name)
    assert.strictEqual(installed.chosen, builtIn)
    assert.strictEqual(finishInstallation(beginInstallation(firstSettings, model, false), name, true).chosen, builtIn)
  })

  it("remembers a wish to use it that comes later", () => {
    const later = beginInstallation(beginInstallation(firstSettings, model, false), model, true)
    assert.strictEqual(finishInstallation(later, name, true).chosen, name)
    assert.strictEqual(beginInstallation(installed, model, true).chosen, name)
  })

  it("goes back to the beginning after a failure only", () => {
    const half = noteProgress(begun, name, { done: 10, total: bytes })
    assert.deepStrictEqual(half && beginInstallation(half, model, true), half)
    const failed = failInstallation(begun, name, { reason: "bad-checksum", detail: "" })
    assert.deepInclude(beginInstallation(failed, model, false).installations[name], { _tag: "Downloading", done: 0 })
  })

  it("notes nothing for one that was cancelled, removed or is over", () => {
    const progress = { done: 10, total: bytes }
    for (
      const settings of [firstSettings, installed, failInstallation(begun, name, { reason: "refused", detail: "" })]
    ) {
      assert.isNull(noteProgress(settings, name, progress))
      assert.strictEqual(finishInstallation(settings, name, true), settings)
    }
  })

  it("keeps what is installed and chosen, whatever happens to another model", () => {
    const used = beginInstallation(installed, model, true)
    fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 3 })), (steps) => {
      const other = aModel({ name: "other" })
      const after = steps.reduce((settings, step) =>
        [
          () => beginInstallation(settings, other, false),
          () => noteProgress(settings, "other", { done: 1, total: 2 }) ?? settings,
          () => failInstallation(settings, "other", { reason: "unusable", detail: "" }),
          () => Result.getOrElse(removeInstallation(settings, "other"), () => settings),
        ][step]?.() ?? settings, used)
      assert.deepStrictEqual([after.chosen, after.installations[name]], [name, { _tag: "Installed" }])
    }))
  })
})

describe("choosing an engine", () => {
  it("takes what works, and nothing else", () => {
    assert.strictEqual(Result.getOrThrow(chooseEngine(installed, name, names)).chosen, name)
    assert.strictEqual(Result.getOrThrow(chooseEngine(begun, builtIn, names)).chosen, builtIn)
    assert.strictEqual(refusalOf(chooseEngine(begun, name, names)), "EngineNotInstalled")
    assert.strictEqual(refusalOf(chooseEngine(begun, "endpoint", names)), "EngineNotInstalled")
    assert.strictEqual(refusalOf(chooseEngine(begun, "nonsense", names)), "EngineNotFound")
  })

  it("keeps the chosen one from being removed", () => {
    const used = beginInstallation(installed, model, true)
    assert.strictEqual(refusalOf(removeInstallation(used, name)), "EngineInUse")
    assert.deepStrictEqual(Result.getOrThrow(removeInstallation(installed, name)).installations, {})
    const endpoint = { address: "https://a.example", model: "whisper-1", sealedKey: null }
    assert.strictEqual(refusalOf(removeEndpoint({ ...installed, endpoint, chosen: "endpoint" })), "EngineInUse")
    assert.isNull(Result.getOrThrow(removeEndpoint({ ...installed, endpoint })).endpoint)
  })
})

const titleFor = (language: string) =>
  knownModels.find((known) => known.name === offerOf(firstSettings, knownModels, language))?.title

describe("the offer of a better engine", () => {
  it("is the best model for the reader's language", () => {
    assert.deepStrictEqual(["en", "de", "pt", "ja", "zh"].map(titleFor), [
      "Parakeet v2",
      "Parakeet v3",
      "Parakeet v3",
      "SenseVoice",
      "SenseVoice",
    ])
  })

  it("stays with the model that is on its way", () => {
    assert.strictEqual(offerOf(begun, [aModel({ name: "best" }), model], "en"), name)
  })

  it("promises nothing of a model that is only downloaded, or there already", () => {
    const only = beginInstallation(firstSettings, model, false)
    assert.isNull(offerOf(only, [model], "en"))
    assert.strictEqual(offerOf(only, [aModel({ name: "best" }), model], "en"), "best")
    assert.isNull(offerOf(installed, [model], "en"))
    const failed = failInstallation(begun, name, { reason: "unreachable", detail: "" })
    assert.strictEqual(offerOf(failed, [model], "en"), name)
  })

  it("ends when an engine is chosen or the offer dismissed", () => {
    assert.isNull(offerOf({ ...firstSettings, isOfferDismissed: true }, knownModels, "en"))
    assert.isNull(offerOf({ ...installed, chosen: name }, knownModels, "en"))
    assert.isNull(offerOf(firstSettings, [], "en"))
  })
})
