import { openApi } from "#api/rest/open-api.ts"
import { readableJson } from "#tests/support/generated/readable-json.ts"
import { assert, describe, it } from "vitest"

const spec = openApi("Parley")
const text = JSON.stringify(spec)
const operations = Object.entries(spec.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => "responses" in operation ? [{ path, method, operation }] : [])
)

describe("the published contract", () => {
  it("is OpenAPI 3.1 with every shape it names", () => {
    assert.strictEqual(spec.openapi, "3.1.0")
    const known = new Set(Object.keys(spec.components.schemas))
    for (const [, name = ""] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) assert.include([...known], name)
  })

  it("describes a shape once: at most 120 lines a call", () => {
    const copies = Object.keys(spec.components.schemas).filter((name) => /_\d+$/.test(name))
    assert.deepStrictEqual(copies, [])
    assert.isAtMost(readableJson(spec).split("\n").length / operations.length, 120)
  })

  it("gives every call a name of its own, its path parameters, and answers", () => {
    const names = operations.map(({ operation }) => operation.operationId)
    assert.lengthOf(new Set(names), names.length)
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const told = operation.parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)
      assert.deepStrictEqual(told.toSorted(byName), inPath.toSorted(byName), path)
      assert.property(operation.responses, "200", path)
      assert.property(operation.responses, "500", path)
    }
  })

  const paths = [
    ["post", "/api/transcription/create"],
    ["get", "/api/transcription/tasks/{id}"],
    ["get", "/api/transcription/tasks"],
    ["post", "/api/transcription/start-transcription/{id}"],
    ["post", "/api/transcription/{id}/analyze-meeting"],
    ["put", "/api/transcription/{id}/edit"],
    ["put", "/api/transcription/{id}/edit-collaborative"],
    ["put", "/api/transcription/{id}/edit-speaker-names"],
    ["put", "/api/transcription/{id}/edit-title"],
    ["post", "/api/transcription/tasks/{id}/share"],
    ["get", "/api/transcription/share/{token}/{id}"],
    ["put", "/api/transcription/tasks/{id}/share_toggle"],
    ["post", "/api/transcription/tasks/delete-batch"],
    ["post", "/api/transcription/regenerate-xmind"],
    ["post", "/api/transcription/merge-transcribe"],
    ["post", "/api/transcription/create-document"],
    ["post", "/api/transcription/paste-text"],
    ["get", "/api/transcription/tasks/title/{date}/{title}"],
    ["get", "/api/auth/user"],
    ["post", "/api/auth/logout"],
    ["post", "/api/mcp/keys"],
    ["get", "/api/mcp/keys"],
    ["get", "/api/mcp/keys/count"],
    ["delete", "/api/mcp/keys/{id}"],
  ] as const
  for (const [method, path] of paths) {
    it(`has ${method.toUpperCase()} ${path} of the specification`, () =>
      assert.nestedProperty(spec, `paths.${path}.${method}`))
  }

  it("speaks snake_case, but for the names the specification spells itself", () => {
    const own = new Set(["lengthPreference", "focusArea", "customInstructions"])
    const names = [...text.matchAll(/"properties":\{/g)].length
    assert.isAbove(names, 20)
    for (const schema of Object.values(spec.components.schemas)) {
      for (const name of namesIn(schema)) assert.isTrue(own.has(name) || name === name.toLowerCase(), name)
    }
  })
})

const byName = (a = "", b = ""): number => a.localeCompare(b)

const namesIn = (schema: unknown): ReadonlyArray<string> => {
  if (typeof schema !== "object" || schema === null) return []
  const properties = "properties" in schema && typeof schema.properties === "object"
    ? Object.keys(schema.properties ?? {})
    : []
  return [...properties, ...Object.values(schema).flatMap(namesIn)]
}
