import { Api } from "#api/rest/api.ts"
import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { request } from "node:http"
import { assert, describe, it } from "vitest"
import { adasTask } from "../../architecture/surfaces/area-surfaces.ts"
import { areaSurfaces, withoutUseCase } from "../../architecture/surfaces/areas.ts"

const server = aServer()

const routesOf = (kind: "ofTask" | "ofCaller" | "endless" | "files") =>
  Object.entries(areaSurfaces).flatMap(([area, { routes }]) =>
    Object.entries(routes[kind] ?? {}).map(([endpoint, { path, answer, json }]) => ({
      name: `${area}.${endpoint}`,
      path,
      answer,
      json,
    }))
  )

const ofTask = routesOf("ofTask")
const ofCaller = routesOf("ofCaller")
/** Signing out ends the session that the other calls are made with: it is tested last. */
const leaving = ofCaller.filter(({ name }) => name === "account.signOut")
const lasting = ofCaller.filter(({ name }) => name !== "account.signOut")
const endless = routesOf("endless")
const files = routesOf("files")
const open = Object.entries(areaSurfaces).flatMap(([area, { routes }]) =>
  (routes.open ?? []).map((endpoint) => `${area}.${endpoint}`)
)

const methods = new Map<string, string>(
  Object.values(Api.groups).flatMap((group) =>
    Object.values(group.endpoints).map((endpoint) =>
      [`${group.identifier}.${endpoint.identifier}`, String(endpoint.method)] as const
    )
  ),
)
const methodOf = (name: string): string => methods.get(name) ?? assert.fail(`${name} is not an endpoint`)
const statusOf = (code: number): number => code === 404 ? 200 : code

/** The status that a call is answered with while its body is still on its way. */
const statusBeforeBody = (url: string, method: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": "1000" }
    const asked = request(url, { method, headers }, (answer) => {
      resolve(answer.statusCode)
      asked.destroy()
    })
    asked.on("error", reject)
    asked.write("{")
  })

describe("who may call", () => {
  it("is said of every endpoint", () => {
    assert.strictEqual(adasTask, taskId(1))
    const said = [...ofTask, ...ofCaller, ...endless, ...files].map(({ name }) => name)
    assert.deepStrictEqual([...said, ...open, ...withoutUseCase].toSorted(), [...methods.keys()].toSorted())
  })

  it.each([...ofTask, ...ofCaller, ...endless, ...files])("$name refuses visitors", async ({ name, path, json }) => {
    const { status, code, data } = await call(server.url + path, methodOf(name), { json })
    assert.deepStrictEqual([status, code, data["error_code"]], [401, 401, "SignInRequired"])
    assert.match(String(data["request_id"]), /^[0-9a-f-]{36}$/)
  })

  const withBody = [...ofTask, ...ofCaller, ...files].filter(({ name }) => ["POST", "PUT"].includes(methodOf(name)))
  it.each(withBody)("$name refuses visitors before their body has arrived", async ({ name, path }) => {
    assert.strictEqual(await statusBeforeBody(server.url + path, methodOf(name)), 401)
  })

  it.each(ofTask)("$name does not exist for strangers", async ({ name, path, json }) => {
    const { status, code } = await call(server.url + path, methodOf(name), { json, as: "bob" })
    assert.deepStrictEqual([status, code], [200, 404])
  })

  it.each(lasting)("$name answers a free account with $answer", async ({ name, path, answer, json }) => {
    const { status, code, message } = await call(server.url + path, methodOf(name), { json, as: "bob" })
    assert.deepStrictEqual([status, code], [statusOf(answer), answer], message)
  })

  it.each(endless)("$name answers a free account with $answer, until it leaves", async ({ name, path, answer }) => {
    const stream = await ask(server.url + path, methodOf(name), { as: "bob" })
    assert.deepStrictEqual([stream.status, stream.headers.get("content-type")], [answer, "text/event-stream"])
    await stream.body?.cancel()
  })

  it.each(files)("$name answers a free account with $answer and a file", async ({ name, path, answer }) => {
    const { status, headers } = await ask(server.url + path, methodOf(name), { as: "bob" })
    assert.strictEqual(status, answer)
    assert.match(headers.get("content-disposition") ?? "", /^attachment; filename/)
  })

  it.each(ofTask)("$name answers the owner with $answer", async ({ name, path, answer, json }) => {
    const { status, code, message } = await call(server.url + path, methodOf(name), { json, as: "ada" })
    assert.deepStrictEqual([status, code], [statusOf(answer), answer], message)
  })

  it.each(leaving)("$name answers a free account with $answer, and nothing after it", async ({ name, path, json }) => {
    const asBob = () => call(server.url + path, methodOf(name), { json, as: "bob" })
    assert.deepStrictEqual([(await asBob()).code, (await asBob()).code], [200, 401])
  })
})
