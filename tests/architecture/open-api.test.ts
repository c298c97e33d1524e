import { isList, isObject, type Json, type JsonObject, textOf } from "#api/rest/published/json.ts"
import { openApi, operationsOf, partOf } from "#api/rest/published/open-api.ts"
import { formats } from "#domain/export/format.ts"
import { assert, describe, it } from "vitest"

const spec = openApi("Parley")
const text = JSON.stringify(spec)
const operations = operationsOf(spec)

const at = (reference: string): JsonObject => partOf(spec, ...reference.split("/").slice(1))
const resolved = (part: Json): JsonObject =>
  !isObject(part) ? {} : typeof part["$ref"] === "string" ? at(part["$ref"]) : part
const isText = (value: Json | undefined): boolean => textOf(value).trim() !== ""

describe("the published contract", () => {
  it("is OpenAPI 3.1 with every part it refers to, and no part that nothing refers to", () => {
    assert.strictEqual(spec["openapi"], "3.1.0")
    const used = new Set([...text.matchAll(/"(#\/components\/[^"]+)"/g)].map(([, reference = ""]) => reference))
    for (const reference of used) assert.isNotEmpty(at(reference), reference)
    for (const kind of ["schemas", "parameters", "requestBodies", "responses"]) {
      for (const name of Object.keys(partOf(spec, "components", kind))) {
        assert.include([...used], `#/components/${kind}/${name}`)
      }
    }
  })

  it("describes a shape once: at most 120 lines a call", () => {
    const copies = Object.keys(partOf(spec, "components", "schemas")).filter((name) => /_\d+$/.test(name))
    assert.deepStrictEqual(copies, [])
    assert.isAtMost(JSON.stringify(spec, null, 2).split("\n").length / operations.length, 120)
  })

  it("names whom to ask, the licence, a server, and what each tag holds", () => {
    for (const key of ["contact", "license"]) assert.isNotEmpty(partOf(spec, "info", key), key)
    assert.isTrue(isText(partOf(spec, "info")["description"]))
    assert.isNotEmpty(spec["servers"])
    const tags = isList(spec["tags"]) ? spec["tags"].map(resolved) : []
    for (const { name, description } of tags) assert.isTrue(isText(description), textOf(name))
    const known = tags.map(({ name }) => name)
    for (const { call, path } of operations) {
      for (const tag of isList(call["tags"]) ? call["tags"] : [""]) assert.include(known, tag, path)
    }
  })

  it("gives every call a name of its own, a summary, a description, its path parameters, and answers", () => {
    const names = operations.map(({ call }) => call["operationId"])
    assert.lengthOf(new Set(names), names.length)
    for (const { path, call } of operations) {
      assert.isTrue(isText(call["summary"]) && isText(call["description"]), path)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const parameters = isList(call["parameters"]) ? call["parameters"].map(resolved) : []
      const described = parameters.filter((parameter) => parameter["in"] === "path").map(({ name }) => textOf(name))
      assert.deepStrictEqual(described.toSorted(byName), inPath.toSorted(byName), path)
      const statuses = Object.keys(partOf(call, "responses"))
      assert.isTrue(statuses.some((status) => /^2\d\d$/.test(status)), path)
      assert.isTrue(statuses.some((status) => /^4\d\d$/.test(status)), path)
    }
  })

  it("says that another kind of body is refused, where there is one", () => {
    const says = operations.filter(({ call }) => "415" in partOf(call, "responses")).map(({ path }) => path)
    assert.deepStrictEqual(says, operations.filter(({ call }) => "requestBody" in call).map(({ path }) => path))
  })

  it("says how uploads are sent", () => {
    const sent = operations.map(({ method, path }) => `${method} ${path}`)
    const uploads = [
      "DELETE /api/uploads/{id}",
      "PUT /api/uploads/{id}",
      "POST /files",
      "HEAD /files/{id}",
      "PATCH /files/{id}",
      "DELETE /files/{id}",
    ]
    assert.includeMembers(sent, uploads)
    for (const kind of ["create", "merge-transcribe", "create-document"]) {
      const { requestBody = null } = partOf(spec, "paths", `/api/transcription/${kind}`, "post")
      const form = partOf(resolved(requestBody), "content", "multipart/form-data", "schema", "properties")
      assert.deepStrictEqual(partOf(form, "file", "items"), { type: "string", format: "binary" })
    }
  })

  it("has the type of every export, and the task itself for JSON", () => {
    const answer = partOf(spec, "paths", "/api/transcription/tasks/{id}/export", "get", "responses", "200", "content")
    const types = Object.values(formats).map(({ mediaType }) => mediaType)
    assert.deepStrictEqual(Object.keys(answer).toSorted(), types.toSorted())
    const json = JSON.stringify(partOf(answer, "application/json", "schema"))
    assert.include(json, "#/components/schemas/ExportedTask")
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
    const shapes = [...text.matchAll(/"properties":\{/g)].length
    assert.isAbove(shapes, 20)
    for (const schema of Object.values(partOf(spec, "components", "schemas"))) {
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
