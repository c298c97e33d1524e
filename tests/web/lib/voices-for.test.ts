import { voicesFor } from "#web/features/engines/model-choice.ts"
import type { EngineList } from "#web/features/engines/use-engines.ts"
import { assert, describe, it } from "vitest"

type Model = EngineList["models"][number]

const model = (name: string, changed: Partial<Model> = {}): Model => ({
  name,
  title: name,
  purpose: "speakers",
  languages: "any",
  about: "",
  strength: "voices",
  licence: { name: "MIT", url: "https://example.org", must_agree: false },
  host: "example.org",
  bytes: 1,
  unpacked_bytes: 1,
  missing_bytes: 0,
  memory_bytes: 0,
  missing_memory_bytes: 0,
  minutes_per_hour: null,
  state: "available",
  done: 0,
  failure: null,
  is_used: false,
  ...changed,
})

const models = [
  model("parakeet", { purpose: "speech", strength: "european" }),
  model("wespeaker"),
  model("3dspeaker", { strength: "voices-asian" }),
]

const list = (changed: Partial<EngineList> = {}): EngineList => {
  const builtIn = { used: "built-in", configured_by: [] }
  return {
    speech: builtIn,
    language: builtIn,
    search: builtIn,
    speakers: builtIn,
    models,
    endpoint: null,
    offer: [],
    ...changed,
  }
}

const taken = (changed: Partial<EngineList>, reader = "en") => voicesFor(list(changed), reader)?.name ?? null

describe("the voices to take along", () => {
  it("are those for the language of the reader", () => {
    assert.deepStrictEqual([taken({}), taken({}, "zh-CN"), taken({}, "de")], ["wespeaker", "3dspeaker", "wespeaker"])
  })

  it("are none where a model is there, chosen or under way, or the environment decides", () => {
    const standing = (state: Model["state"]) => taken({ models: [...models, model("titanet", { state })] })
    assert.deepStrictEqual([standing("installed"), standing("downloading"), standing("checking")], [null, null, null])
    assert.isNull(taken({ speakers: { used: "wespeaker", configured_by: [] } }))
    assert.isNull(taken({ speakers: { used: "built-in", configured_by: ["SPEAKER_ENGINE"] } }))
    assert.isNull(taken({ models: models.slice(0, 1) }))
  })
})
