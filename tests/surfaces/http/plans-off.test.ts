import { OwnPlans } from "#domain/account/own-plans.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { type Asked, call } from "#tests/support/http/call.ts"
import { Layer } from "effect"
import { assert, describe, it } from "vitest"

const server = aServer(Layer.succeed(OwnPlans, { included: "free", areOn: false, isOwn: false }))

/** Bob's account is a free one. */
const asked = (method: string, path: string, more: Asked = {}) =>
  call(`${server.url}/api${path}`, method, { as: "bob", ...more })

describe("the calls about plans on a server without them", () => {
  it("answer that nothing is limited, and that there are none", async () => {
    assert.deepInclude((await asked("GET", "/usage")).data, { is_limited: false, is_included: false, notice: null })
    assert.deepInclude((await asked("GET", "/payment/plans")).data, { plans: [], currency: null })
    assert.deepInclude((await asked("GET", "/subscription")).data, { status: null, trial_available: false })
    assert.deepInclude((await asked("GET", "/auth/user")).data["subscription"], { plan_type: "paid" })
  })

  it.each([
    ["POST", "/payment/checkout", { plan: "pro", period: "month" }],
    ["POST", "/subscription/trial", undefined],
    ["POST", "/subscription/preview", { plan: "pro", period: "month" }],
    ["POST", "/subscription/change", { plan: "pro", period: "month" }],
    ["POST", "/subscription/renew", undefined],
    ["POST", "/promo-codes/use", { code: "SPRING" }],
    ["GET", "/promo-codes/validate/SPRING", undefined],
    ["GET", "/referral/info", undefined],
    ["GET", "/referral/validate?code=SPRING", undefined],
  ])("refuse %s %s", async (method, path, json) => {
    const { status, data, message } = await asked(method, path, json === undefined ? {} : { json })
    assert.deepStrictEqual([status, data["error_code"]], [409, "PlansOff"])
    assert.strictEqual(message, "This server has no plans: everything is included")
  })

  it("let a free account use what is part of paid plans", async () => {
    const added = await asked("POST", "/hotwords", { json: { text: "Parley", language: "en" } })
    assert.strictEqual(added.status, 200)
    const { data: { key } } = await asked("POST", "/mcp/keys", { json: { name: "Notebook" } })
    assert.match(String(key), /^mcp_/)
    const answer = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${String(key)}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_usage", arguments: {} },
      }),
    })
    assert.include(await answer.text(), "Everything is included here: 0 minutes used this month")
  })
})
