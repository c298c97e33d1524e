import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { createExportRule } from "#domain/automatic-export/use-cases/create-export-rule.ts"
import { editExportRule } from "#domain/automatic-export/use-cases/edit-export-rule.ts"
import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { Sealer } from "#domain/kernel/sealer.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { refusalWith } from "../../support/a-scene.ts"
import { scene } from "./a-writing-scene.ts"

const cloud: Partial<typeof createExportRule.input.Type> = {
  target: "webdav",
  url: "https://cloud.example.org/dav",
  user: "ada",
  secret: "a secret of hers",
}

const sealed = Effect.gen(function*() {
  const { items: [rule] } = yield* listExportRules.run({})
  const { find } = yield* ExportRuleStore
  const found = rule === undefined ? null : yield* find(rule.id)
  return found?.secret ?? null
})

const opened = Effect.gen(function*() {
  const { open } = yield* Sealer
  const secret = yield* sealed
  return secret === null ? null : yield* open(secret)
})

const issue = (field: string, rule: string) => [{ field, rule, params: {} }]

describe("automaticExport.editExportRule", () => {
  it.effect("names and pauses a rule whose folder the operator offers no more, and neither moves nor resumes it", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        place.offered = ["s3", "webdav"]
        assert.deepInclude(yield* editExportRule.run({ id, name: "Notes", isOn: false }), {
          name: "Notes",
          off: "owner",
          target: "folder",
        })
        for (const change of [{ isOn: true }, { path: "elsewhere" }]) {
          const { _tag, issues } = yield* refusalWith(editExportRule.run({ id, ...change }))
          assert.deepStrictEqual([_tag, issues], [
            "ExportRuleRefused",
            [{ field: "target", rule: "one-of", params: { values: "s3, webdav" } }],
          ])
        }
        place.offered = ["folder"]
        assert.isTrue((yield* editExportRule.run({ id, isOn: true })).isOn)
      })
    ))

  it.effect("names and pauses a rule whose address the operator allows no more, also when it is sent as it is", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        place.admitted = "nothing"
        const { target = "webdav", url = "", user = "" } = cloud
        assert.deepInclude(
          yield* editExportRule.run({ id, name: "Notes", target, url, user, path: "", isOn: false }),
          { name: "Notes", off: "owner", hasSecret: true },
        )
        assert.strictEqual(yield* opened, "a secret of hers")
        const { issues } = yield* refusalWith(editExportRule.run({ id, path: "elsewhere" }))
        assert.deepStrictEqual(issues, issue("url", "public-https"))
      }), cloud))

  it.effect("names the field of a bucket that is missing, or whose name none can have", () =>
    scene(() =>
      Effect.gen(function*() {
        const given = { formats: ["md"], target: "s3" } as const
        const { issues } = yield* refusalWith(createExportRule.run({ ...given, bucket: "" }))
        assert.deepStrictEqual(issues, issue("bucket", "required"))
        for (const bucket of ["a b", "ab"]) {
          const { message } = yield* refusalWith(createExportRule.run({ ...given, bucket }))
          assert.strictEqual(message, "bucket: must be 3 to 63 letters, digits, or any of . - _")
        }
      })
    ))

  it.effect("keeps the secret for its host and user, and refuses another without one of its own", () =>
    scene((_, { id }) =>
      Effect.gen(function*() {
        assert.isTrue((yield* editExportRule.run({ id, url: "https://cloud.example.org/dav/notes" })).hasSecret)
        assert.strictEqual(yield* opened, "a secret of hers")
        for (const change of [{ url: "https://other.example.org/dav" }, { user: "bob" }]) {
          const { issues } = yield* refusalWith(editExportRule.run({ id, ...change }))
          assert.deepStrictEqual(issues, issue("secret", "required"))
        }
        yield* editExportRule.run({ id, url: "https://other.example.org/dav", secret: "another" })
        assert.strictEqual(yield* opened, "another")
        // Where none is needed, it is emptied.
        assert.isFalse((yield* editExportRule.run({ id, user: "", secret: "" })).hasSecret)
        yield* editExportRule.run({ id, target: "folder" })
        assert.isNull(yield* sealed)
      }), cloud))
})
