import { knownModels } from "#adapters/engines/speech/sherpa-onnx/known-models.ts"
import { offerOf } from "#domain/engine/engine-list.ts"
import {
  beginInstallation,
  builtIn,
  chooseEngine,
  type EngineSettings,
  failInstallation,
  finishInstallation,
  firstSettings,
  noteProgress,
  removeEndpoint,
  removeInstallation,
} from "#domain/engine/engine-settings.ts"
import type { Model } from "#domain/engine/model.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"
import { aModel } from "../../support/a-model.ts"

const model = aModel()
const { name, bytes } = model
const models = [model]
const used = { mayChoose: true, minutesPerHour: null }
const begun = beginInstallation(firstSettings, model, true)
const installed = finishInstallation(begun, model, { mayChoose: false, minutesPerHour: null })
const refusalOf = (result: Result.Result<unknown, { readonly _tag: string }>) =>
  Result.isFailure(result) ? result.failure._tag : null

describe("installing a model", () => {
  it("uses it once it is there, if that was wanted", () => {
    assert.deepStrictEqual(begun.installations[name], { _tag: "Downloading", done: 0, total: bytes, thenUse: true })
    assert.strictEqual(finishInstallation(begun, model, used).chosen.speech, name)
    assert.strictEqual(installed.chosen.speech, builtIn)
    assert.strictEqual(
      finishInstallation(beginInstallation(firstSettings, model, false), model, used).chosen.speech,
      builtIn,
    )
  })

  it("remembers a wish to use it that comes later", () => {
    const later = beginInstallation(beginInstallation(firstSettings, model, false), model, true)
    assert.strictEqual(finishInstallation(later, model, used).chosen.speech, name)
    assert.strictEqual(beginInstallation(installed, model, true).chosen.speech, name)
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
      assert.strictEqual(finishInstallation(settings, model, used), settings)
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
      assert.deepStrictEqual([after.chosen.speech, after.installations[name]], [name, {
        _tag: "Installed",
        minutesPerHour: null,
      }])
    }))
  })
})

describe("choosing an engine", () => {
  it("takes what works, and nothing else", () => {
    assert.strictEqual(
      Result.getOrThrow(chooseEngine(installed, { purpose: "speech", id: name }, models)).chosen.speech,
      name,
    )
    assert.strictEqual(
      Result.getOrThrow(chooseEngine(begun, { purpose: "speech", id: builtIn }, models)).chosen.speech,
      builtIn,
    )
    assert.strictEqual(refusalOf(chooseEngine(begun, { purpose: "speech", id: name }, models)), "EngineNotInstalled")
    assert.strictEqual(
      refusalOf(chooseEngine(begun, { purpose: "speech", id: "endpoint" }, models)),
      "EngineNotInstalled",
    )
    assert.strictEqual(refusalOf(chooseEngine(begun, { purpose: "speech", id: "nonsense" }, models)), "EngineNotFound")
  })

  it("keeps the chosen one from being removed", () => {
    const used = beginInstallation(installed, model, true)
    assert.strictEqual(refusalOf(removeInstallation(used, name)), "EngineInUse")
    assert.deepStrictEqual(Result.getOrThrow(removeInstallation(installed, name)).installations, {})
    const endpoint = { address: "https://a.example", model: "whisper-1", sealedKey: null }
    assert.strictEqual(
      refusalOf(
        removeEndpoint({
          ...installed,
          endpoint,
          chosen: { speech: "endpoint", language: builtIn, search: "built-in", speakers: "built-in" },
        }),
      ),
      "EngineInUse",
    )
    assert.isNull(Result.getOrThrow(removeEndpoint({ ...installed, endpoint })).endpoint)
  })
})

const offered = (settings: EngineSettings, among: ReadonlyArray<Model>) =>
  offerOf(settings, among, "speech", "en")?.name ?? null

const titleFor = (language: string) => offerOf(firstSettings, knownModels, "speech", language)?.title

describe("engines for two purposes", () => {
  const writer = aModel({ name: "writer", purpose: "language" })
  const both = [model, writer]

  it("are chosen one by one, and each is kept from being removed", () => {
    const begunToWrite = beginInstallation(beginInstallation(installed, model, true), writer, true)
    const settings = finishInstallation(begunToWrite, writer, { mayChoose: true, minutesPerHour: 12 })
    assert.deepStrictEqual(settings.chosen, { ...firstSettings.chosen, speech: name, language: "writer" })
    assert.deepStrictEqual(settings.installations["writer"], { _tag: "Installed", minutesPerHour: 12 })
    for (const one of both) assert.strictEqual(refusalOf(removeInstallation(settings, one.name)), "EngineInUse")
  })

  it("are not taken for each other", () => {
    const settings = finishInstallation(beginInstallation(installed, writer, true), writer, used)
    assert.strictEqual(refusalOf(chooseEngine(settings, { purpose: "speech", id: "writer" }, both)), "EngineNotFound")
    assert.strictEqual(refusalOf(chooseEngine(settings, { purpose: "language", id: name }, both)), "EngineNotFound")
    const endpoint = { address: "https://a.example", model: "whisper-1", sealedKey: null }
    const withEndpoint = { ...settings, endpoint }
    assert.strictEqual(
      refusalOf(chooseEngine(withEndpoint, { purpose: "language", id: "endpoint" }, both)),
      "EngineNotFound",
    )
    const back = Result.getOrThrow(chooseEngine(settings, { purpose: "language", id: builtIn }, both))
    assert.deepStrictEqual(back.chosen, firstSettings.chosen)
  })
})

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
    assert.strictEqual(offered(begun, [aModel({ name: "best" }), model]), name)
  })

  it("promises nothing of a model that is only downloaded, or there already", () => {
    const only = beginInstallation(firstSettings, model, false)
    assert.isNull(offered(only, [model]))
    assert.strictEqual(offered(only, [aModel({ name: "best" }), model]), "best")
    assert.isNull(offered(installed, [model]))
    const failed = failInstallation(begun, name, { reason: "unreachable", detail: "" })
    assert.strictEqual(offered(failed, [model]), name)
  })

  it("ends when an engine is chosen or the offer dismissed", () => {
    assert.isNull(offered({ ...firstSettings, isOfferDismissed: true }, knownModels))
    assert.isNull(
      offered(
        { ...installed, chosen: { speech: name, language: builtIn, search: "built-in", speakers: "built-in" } },
        knownModels,
      ),
    )
    assert.isNull(offered(firstSettings, []))
  })
})
