import { UserStore } from "#domain/account/user-store.port.ts"
import { McpKeyId } from "#domain/kernel/ids.ts"
import { identifyByKey } from "#domain/mcp-key/shared/identify-by-key.ts"
import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import { asBob, asVisitor, atNoon, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, asAda } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"

const pro = aUser({ plan: "pro" })

/** Ada is signed in, on the Pro plan. */
const asPro = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  Effect.provide(atNoon(Effect.andThen(keepUsers(pro), test)), asAda)

describe("mcpKey.createMcpKey", () => {
  it.effect("shows the key once, and afterwards only its last characters", () =>
    asPro(Effect.gen(function*() {
      const { key, info } = yield* createMcpKey.run({ name: "  Notebook " })
      assert.match(key, /^mcp_[\w-]{43}$/)
      assert.deepInclude(info, { name: "Notebook", hint: key.slice(-4), lastUsedAt: null })
      const { items } = yield* listMcpKeys.run({})
      assert.deepStrictEqual(items, [info])
      assert.notInclude(JSON.stringify(items), key)
    })))

  it.effect("needs a plan with MCP access, and names the feature", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const refused = yield* refusalWith(createMcpKey.run({ name: "Notebook" }))
      assert.deepInclude(refused, { _tag: "FeatureNotInPlan", feature: { code: 20004, name: "MCP_ACCESS" } })
    })).pipe(Effect.provide(asAda)))

  it.effect("gives an account at most five keys, also if it requests many at once", () =>
    asPro(Effect.gen(function*() {
      const asked = Array.from({ length: 8 }, (_, nth) => Effect.result(createMcpKey.run({ name: `key ${nth}` })))
      const answers = yield* Effect.all(asked, { concurrency: "unbounded" })
      const refused = answers.filter(Result.isFailure)
      assert.lengthOf(refused, 3)
      assert.deepInclude(refused[0]?.failure, { _tag: "McpKeyLimitReached", limit: 5 })
      assert.deepStrictEqual(yield* countMcpKeys.run({}), { count: 5, limit: 5 })
      const { items } = yield* listMcpKeys.run({})
      yield* Effect.forEach(items.slice(0, 1), ({ id }) => deleteMcpKey.run({ id }))
      yield* createMcpKey.run({ name: "room again" })
    })))

  it.each([["", false], ["   ", false], ["x".repeat(100), true], ["x".repeat(101), false]])(
    "accepts the name %j: %s",
    (name, isFine) => assert.strictEqual(Result.isSuccess(Schema.decodeResult(createMcpKey.input)({ name })), isFine),
  )
})

describe("mcpKey.deleteMcpKey", () => {
  it.effect("does not find keys of others or deleted keys", () =>
    asPro(Effect.gen(function*() {
      const { id } = yield* createMcpKey.run({ name: "Notebook" })
      assert.strictEqual(yield* Effect.provide(refusal(deleteMcpKey.run({ id })), asBob), "McpKeyNotFound")
      assert.deepInclude(yield* countMcpKeys.run({}), { count: 1 })
      yield* deleteMcpKey.run({ id })
      assert.strictEqual(yield* refusal(deleteMcpKey.run({ id })), "McpKeyNotFound")
    })))

  it.effect("is for signed-in users", () =>
    asPro(Effect.gen(function*() {
      const id = McpKeyId.make("0190a5f2-7c1e-7000-8000-0000000000e1")
      assert.strictEqual(yield* Effect.provide(refusal(deleteMcpKey.run({ id })), asVisitor), "SignInRequired")
    })))
})

describe("an MCP key", () => {
  it.effect("identifies its account, and records when it was used", () =>
    asPro(Effect.gen(function*() {
      const { key } = yield* createMcpKey.run({ name: "Notebook" })
      assert.deepStrictEqual(yield* identifyByKey(key), {
        _tag: "User",
        id: ada,
        viaKey: true,
        scopes: ["mcp:read", "mcp:write", "mcp:share"],
      })
      const { items } = yield* listMcpKeys.run({})
      assert.deepStrictEqual(items[0]?.lastUsedAt, noon)
    })))

  it.effect("of the scope read comes as one that only reads, and its owner sees that it is one", () =>
    asPro(Effect.gen(function*() {
      const { key, info } = yield* createMcpKey.run({ name: "Notebook", scope: "read" })
      assert.deepInclude(yield* identifyByKey(key), { viaKey: true, scopes: ["mcp:read"] })
      assert.deepStrictEqual([info.scope, (yield* listMcpKeys.run({})).items[0]?.scope], ["read", "read"])
    })))

  it.effect("opens nothing when guessed or deleted", () =>
    asPro(Effect.gen(function*() {
      const { id, key } = yield* createMcpKey.run({ name: "Notebook" })
      assert.strictEqual(yield* refusal(identifyByKey("mcp_guessed")), "SignInRequired")
      yield* deleteMcpKey.run({ id })
      assert.strictEqual(yield* refusal(identifyByKey(key)), "SignInRequired")
    })))

  it.effect("does not work while the plan lacks MCP access, and works again with it", () =>
    asPro(Effect.gen(function*() {
      const users = yield* UserStore
      const { key } = yield* createMcpKey.run({ name: "Notebook" })
      yield* users.setPlan(pro.id, { ...pro, plan: "free" })
      assert.strictEqual(yield* refusal(identifyByKey(key)), "FeatureNotInPlan")
      assert.isNull((yield* listMcpKeys.run({})).items[0]?.lastUsedAt)
      yield* users.setPlan(pro.id, pro)
      yield* identifyByKey(key)
    })))
})
