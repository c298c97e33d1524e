import { fieldFaults } from "#web/features/automation/form/field-faults.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { fetchRefusals } from "#web/request/known-text.ts"
import { assert, beforeAll, describe, it } from "vitest"

const refused = (...issues: ReadonlyArray<{ readonly field: string; readonly rule: string }>) =>
  new RequestFailed(400, "What the server says", null, { error_code: "ExportRuleRefused", issues })

const labels = { secret: "App password", path: "Folder there (optional)", region: "リージョン（任意）" }

describe("what was refused of a form", () => {
  beforeAll(fetchRefusals)

  it("is said of its field, by the label without remarks", () => {
    const faults = fieldFaults(
      refused({ field: "path", rule: "file-path" }, { field: "secret", rule: "required" }, {
        field: "region",
        rule: "format",
      }),
      labels,
    )
    assert.match(faults.of("path") ?? "", /^Folder there must be names with/)
    assert.strictEqual(faults.of("secret"), "App password is required.")
    assert.match(faults.of("region") ?? "", /^リージョン is not in/)
    assert.isNull(faults.of("url"))
    assert.isNull(faults.rest)
  })

  it("is said of the field that a refusal names", () => {
    const error = new RequestFailed(400, "This is not a feed", null, {
      error_code: "NotAFeed",
      params: { field: "url" },
    })
    const faults = fieldFaults(error, { url: "Address" })
    assert.strictEqual(faults.of("url"), "This isn’t a feed, or it’s damaged.")
    assert.isNull(faults.rest)
    assert.isNotNull(fieldFaults(error, labels).rest)
  })

  it("is said of all of it, if the form has no such field or nothing is known", () => {
    const faults = fieldFaults(refused({ field: "elsewhere", rule: "required" }), labels)
    assert.strictEqual(faults.rest, "elsewhere is required.")
    assert.isNotNull(fieldFaults(new Error("broken"), labels).rest)
    assert.isNull(fieldFaults(null, labels).rest)
  })
})
