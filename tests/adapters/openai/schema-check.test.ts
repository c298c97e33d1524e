import { checkSchema } from "#adapters/openai/schema-check.ts"
import { refuse, streamingEndpoint } from "#tests/support/fake-openai/streaming-endpoint.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result } from "effect"
import type { ServerResponse } from "node:http"

const verdict = (answer: (response: ServerResponse) => void) =>
  Effect.scoped(Effect.gen(function*() {
    const { baseUrl, requests } = yield* streamingEndpoint(answer)
    const found = yield* Effect.result(checkSchema({ apiKey: "k", baseUrl, model: "m" }))
    return { found: Result.merge(found), requests }
  }))

const says = (content: string) => (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "application/json" })
  response.end(JSON.stringify({ choices: [{ message: { content } }] }))
}

describe("the check of a chat model", () => {
  it.live.each(
    [
      ['{"places":[{"isInFrance":"yes","letters":5}]}', "follows"],
      ['<think>{"Paris" has P-a-r-i-s}</think>{"places":[{"isInFrance":"yes","letters":5}]}', "follows"],
      ["Yes, Paris is in France. Its name has five letters.", "ignores"],
      ['{"answer":"yes"}', "ignores"],
      ['{"places":[{"isInFrance":true,"letters":5}]}', "ignores"],
      ['{"places":[{"isInFrance":"yes","letters":5}],"note":"x"}', "ignores"],
    ] as const,
  )("says of %s that the service %s the schema", ([content, expected]) =>
    Effect.gen(function*() {
      const { found, requests } = yield* verdict(says(content))
      assert.strictEqual(found, expected)
      assert.lengthOf(requests, 1)
      assert.strictEqual(requests[0]?.response_format?.type, "json_schema")
      assert.notInclude(JSON.stringify(requests[0]?.messages), "JSON")
    }))

  it.live("says that a service refuses the schema, and tells it from another failure", () =>
    Effect.gen(function*() {
      const refused = yield* verdict((response) => refuse(response, 400, { message: "no", param: "response_format" }))
      assert.strictEqual(refused.found, "refuses")
      const unknown = yield* verdict((response) => refuse(response, 404, { message: "no such model" }))
      assert.deepInclude(unknown.found, { reason: "remote-error", detail: "HTTP 404" })
    }))
})
