import { TooManyRequests } from "#domain/kernel/errors.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { UsageCollection } from "#domain/usage/usage-collection.ts"
import type { UsageEvent } from "#domain/usage/usage-event.ts"
import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { aReport } from "#tests/support/a-report.ts"
import { aServer, operatorToken, tokens } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { DateTime, Effect, Layer } from "effect"
import { afterEach, assert, describe, it } from "vitest"

const stored: Array<UsageEvent> = []
afterEach(() => void (stored.length = 0))
const busy = "203.0.113.9"
const changed = Layer.mergeAll(
  Layer.succeed(UsageCollection, { isOn: true }),
  Layer.succeed(UsageStore, {
    append: (event) => Effect.sync(() => void stored.push(event)),
    forgetBefore: () => Effect.void,
    funnel: () => Effect.succeed([]),
  }),
  Layer.succeed(RateLimiter, {
    consume: (key) =>
      key === `usage reports from a network:${busy}`
        ? Effect.fail(new TooManyRequests({ retryAfter: 41.5 }))
        : Effect.void,
  }),
)
const server = aServer(changed, null, "127.0.0.1")
const off = aServer()

const report = (query: string, headers: Record<string, string> = {}) =>
  ask(`${server.url}/collect?${query}`, "GET", { headers })

const funnel = (headers: Record<string, string>) =>
  ask(`${server.url}/trpc/usage.getFunnel?input=${encodeURIComponent(JSON.stringify({}))}`, "GET", { headers })

describe("the collector", () => {
  it("answers 204, for pages of other servers as well, and stores what the report says", async () => {
    const before = Date.now()
    const answer = await report(aReport({ shown: "library" }), { "x-forwarded-for": "203.0.113.7" })
    assert.strictEqual(answer.status, 204)
    assert.strictEqual(answer.headers.get("cross-origin-resource-policy"), "cross-origin")
    assert.strictEqual(await answer.text(), "")
    const [event] = stored
    assert.deepStrictEqual(event && { ...event, at: null }, {
      at: null,
      business: 110,
      uuid: "fp_0190a5f2-7c1e-8000-8000-000000000001",
      fields: {
        pid: "app",
        spid: "library",
        lastver: "0a1b2c",
        svrid: "international",
        openid: "web_0a1b2c3d",
        shown: "library",
      },
    })
    assert.isAtLeast(event === undefined ? 0 : DateTime.toEpochMillis(event.at), before)
    assert.notInclude(JSON.stringify(stored), "203.0.113")
  })

  it.each(["0", "9999999999999"])("goes by its own clock when a page claims %s", async (collect_time) => {
    const before = Date.now()
    assert.strictEqual((await report(aReport({ collect_time }))).status, 204)
    const at = stored.map((event) => DateTime.toEpochMillis(event.at))
    assert.deepStrictEqual(at.map((time) => time >= before && time <= Date.now()), [true])
  })

  it("stores a payment beside the status of its account, and names the product no more", async () => {
    const paid = {
      business_index: "111",
      show_from: "plans",
      pay_from: "230",
      pay_way: "1",
      pay_type: "14",
      pay_money: "1999",
      pay_result: "1",
      vip_status: "0",
      product_id: "563",
      vip_type: "pro",
      month_length: "1",
      day_length: "30",
      parley_openid: "web_0a1b2c3d",
    }
    assert.strictEqual((await report(aReport(paid))).status, 204)
    assert.deepInclude(stored[0]?.fields, { pay_result: "1", product_openid: "web_0a1b2c3d" })
    const status = { business_index: "111", user_login: "1", login_type: "2", user_vip: "0", login_from: "3" }
    assert.strictEqual((await report(aReport(status))).status, 204)
    assert.deepInclude(stored[1]?.fields, { user_login: "1", login_from: "3" })
  })

  it.each([["analyz_time"], ["analyze_time"]])("takes %s", async (name) => {
    const answer = await report(aReport({ business_index: "102", task: "analysis", style: "meeting", [name]: "12" }))
    assert.strictEqual(answer.status, 204)
    assert.deepInclude(stored[0]?.fields, { [name]: "12" })
  })

  it.each([
    [
      "an index that is not on the list",
      { business_index: "113" },
      "business_index: must be one of 102, 110, 111, 112",
    ],
    ["no index", { business_index: "" }, "business_index: must be one of 102, 110, 111, 112"],
    ["text", { title: "Salaries of the board" }, "title: is not a known field"],
    ["text in a field", { shown: "Salaries of the board" }, "shown: must be one of library, task"],
    ["an address", { season: "ada@example.org", business_index: "102" }, "season: is not in the documented format"],
    ["a field of another table", { trans_result: "1" }, "trans_result: is not a known field"],
    ["a browser without its name", { uuid: "0190a5f2" }, "uuid: is not in the documented format"],
    ["the id of an account", { openid: "0190a5f2-7c1e-7000-8000-000000000001" }, "openid: is not in"],
  ])("refuses %s, naming field and rule, and stores nothing", async (_, fields, message) => {
    const answer = await call(`${server.url}/collect?${aReport({ ...fields })}`, "GET")
    assert.strictEqual(answer.status, 400)
    assert.include(answer.message, message)
    assert.deepStrictEqual(stored, [])
  })

  it("refuses a field given twice", async () => {
    const answer = await call(`${server.url}/collect?${aReport({})}&shown=task&shown=library`, "GET")
    assert.deepStrictEqual([answer.status, answer.message], [400, "shown: must be given only once"])
    assert.deepStrictEqual(stored, [])
  })

  it("takes 4 kB and not a byte more", async () => {
    const given = aReport({})
    const long = (length: number) => `${given}&x=`.padEnd(length, "a")
    assert.strictEqual(
      (await call(`${server.url}/collect?${long(4000)}`, "GET")).data["error_code"],
      "MalformedRequest",
    )
    const refused = await call(`${server.url}/collect?${long(4001)}`, "GET")
    assert.deepStrictEqual([refused.status, refused.data["error_code"]], [413, "RequestTooLarge"])
  })

  it("takes 200 at once", async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => report(aReport({ shown: "task" }))))
    assert.deepStrictEqual([...new Set(answers.map(({ status }) => status))], [204])
    assert.lengthOf(stored, 200)
  })

  it("is limited by network", async () => {
    const answer = await report(aReport({}), { "x-forwarded-for": busy })
    assert.deepStrictEqual([answer.status, answer.headers.get("retry-after")], [429, "42"])
    assert.strictEqual((await report(aReport({}), { "x-forwarded-for": "203.0.113.10" })).status, 204)
  })

  it("counts nobody who sends Global Privacy Control", async () => {
    assert.strictEqual((await report(aReport({}), { "sec-gpc": "1" })).status, 204)
    assert.deepStrictEqual(stored, [])
  })

  it("is read only by GET", async () => {
    assert.strictEqual((await ask(`${server.url}/collect?${aReport({})}`, "POST")).status, 405)
    assert.deepStrictEqual(stored, [])
  })

  it("is not there unless it is configured", async () => {
    assert.strictEqual((await ask(`${off.url}/collect?${aReport({})}`, "GET")).status, 404)
  })
})

describe("the funnel", () => {
  it("is for the operator alone", async () => {
    const statuses = await Promise.all(
      [{}, { authorization: `Bearer ${tokens.ada}` }].map(async (headers) => (await funnel(headers)).status),
    )
    assert.deepStrictEqual(statuses, [403, 403])
    const entered = await ask(`${server.url}/operator`, "POST", { json: { token: operatorToken } })
    const [cookie = ""] = (entered.headers.get("set-cookie") ?? "").split(";")
    const answer = await funnel({ cookie })
    assert.strictEqual(answer.status, 200)
    assert.include(await answer.text(), '"is_on":true')
  })
})
