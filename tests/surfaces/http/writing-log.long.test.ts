import { logOfHocuspocus } from "#cli/serve/log-of-hocuspocus.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { Effect, Exit, Layer, Logger, Scope } from "effect"
import { afterAll, assert, beforeAll, beforeEach, describe, it, vi } from "vitest"
import { aServer } from "../../support/http/a-server.ts"
import { until } from "../../support/until.ts"
import { aWriter } from "../../support/writing/a-writer.ts"
import { enter } from "../../support/writing/enter.ts"

const lines: Array<string> = []
const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
const database = { isBroken: false }
const server = aServer(Layer.mergeAll(
  log,
  Layer.effect(
    CoDocumentStore,
    Effect.map(CoDocumentStore, (store) => ({
      ...store,
      save: (id, document) => database.isBroken ? Effect.die(new Error("disk lost")) : store.save(id, document),
    })),
  ),
))

const written = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")]
const onConsole = () => written.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)))
const scope = Scope.makeUnsafe()
beforeAll(() => Effect.runPromise(logOfHocuspocus.pipe(Scope.provide(scope), Effect.provide(log))))
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  for (const spy of written) spy.mockRestore()
})
beforeEach(() => {
  lines.length = 0
  for (const spy of written) spy.mockClear()
})

const writer = async () => {
  const one = await aWriter(server.url, enter(server.url, "ada"))
  await one.synced()
  return one
}

/** As it is written on the wire: each text behind its length. */
const message = (name: string, ...rest: ReadonlyArray<number>): Uint8Array =>
  Uint8Array.from([name.length, ...Buffer.from(name), ...rest])

const [sync, auth, broadcast, unknown] = [0, 2, 6, 99] as const

describe("what Hocuspocus would write to the console", () => {
  it("is one line of our log for a message that ends the connection of somebody who may write", async () => {
    const one = await writer()
    one.socket.webSocket?.send(message(one.name, broadcast, 1, 97))
    await until(() => one.closed.length > 0)
    assert.lengthOf(lines.filter((line) => line.includes("could not be read; its connection was closed")), 1)
    assert.deepStrictEqual(onConsole(), [])
    one.leave()
  })

  it.each([
    ["a message of an unknown kind", [unknown]],
    ["a second ticket of another kind", [auth, 1, 0]],
    ["a change that is none", [sync, 2, 3, 255, 255, 255]],
  ])(
    "is nothing for %s, which any page could repeat",
    async (_, rest) => {
      const one = await writer()
      one.socket.webSocket?.send(message(one.name, ...rest))
      one.write("Afterwards")
      await one.saved()
      assert.deepStrictEqual(onConsole(), [])
      assert.deepStrictEqual(lines.filter((line) => line.includes("writing together")), [])
      one.leave()
    },
  )

  it("is only our own line for a document that is stored later", async () => {
    const one = await writer()
    database.isBroken = true
    one.write("Stored later")
    await until(() => lines.some((line) => line.includes("A document was not stored")))
    database.isBroken = false
    await one.saved()
    assert.deepStrictEqual(onConsole(), [])
    assert.deepStrictEqual(lines.filter((line) => line.includes("failed at one step")), [])
    one.leave()
  })

  it("does not keep others from writing there", () => {
    Reflect.apply(Reflect.get(console, "error"), console, ["[cli] something else"])
    assert.deepStrictEqual(onConsole(), ["[cli] something else"])
  })

  it("is nothing for a document that is too large, of which its pages are told", async () => {
    const one = await writer()
    for (let nth = 0; nth < 16 && one.closed.length === 0; nth++) one.write("word ".repeat(120_000))
    await until(() => one.closed.includes("full"))
    assert.deepStrictEqual(onConsole(), [])
    assert.deepStrictEqual(lines.filter((line) => line.includes("could not be read")), [])
    one.leave()
  })
})
