import { settings } from "#adapters/system/config/settings.ts"
import { checkChatModel } from "#cli/doctor/chat-model.ts"
import { refuse, streamingEndpoint } from "#tests/support/fake-openai/streaming-endpoint.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"

const looked = (env: Record<string, string>) =>
  Effect.gen(function*() {
    const given = yield* Effect.provide(settings, ConfigProvider.layer(ConfigProvider.fromEnv({ env })))
    return yield* checkChatModel(given)
  })

describe("doctor --ask-model", () => {
  it.live("says what the chat model does with a schema, and asks nobody where none is configured", () =>
    Effect.scoped(Effect.gen(function*() {
      const { baseUrl, requests } = yield* streamingEndpoint((response, _, nth) =>
        refuse(response, nth === 0 ? 400 : 401, { message: "no", param: "response_format" })
      )
      const env = { OPENAI_BASE_URL: baseUrl, OPENAI_CHAT_MODEL: "tiny" }
      assert.deepInclude(yield* looked(env), { state: "ok", detail: "tiny works, but refuses a JSON schema" })
      assert.deepInclude(yield* looked(env), {
        state: "missing",
        essential: false,
        detail: "tiny gives no answer: HTTP 401 (refused-key)",
      })
      assert.deepInclude(yield* looked({}), { state: "off" })
      assert.lengthOf(requests, 2)
    })))
})
