import { guardedProxy } from "#adapters/system/guarded-proxy/guarded-proxy.ts"
import { isPublicAddress } from "#adapters/system/guarded-proxy/public-address.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { mkdtempSync } from "node:fs"
import { createServer, request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

const addresses = {
  "8.8.8.8": true,
  "2606:4700::1111": true,
  "127.0.0.1": false,
  "10.1.2.3": false,
  "169.254.169.254": false,
  "100.100.1.1": false,
  "0.0.0.0": false,
  "255.255.255.255": false,
  "::1": false,
  "::": false,
  "fd00::1": false,
  "fe80::1": false,
  "::ffff:127.0.0.1": false,
  "64:ff9b::7f00:1": false,
  "2002:7f00:1::": false,
  "2001:0:1::1": false,
  "localhost": false,
}

/** A server inside, which counts who asks, on a port of its own. */
const inside = Effect.acquireRelease(
  Effect.promise(async () => {
    let asked = 0
    const server = createServer((_, answer) => {
      asked++
      answer.end("x".repeat(10_000))
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    return { port, asked: () => asked, close: () => server.close() }
  }),
  ({ close }) => Effect.sync(close),
)

const socketPath = () => join(mkdtempSync(join(tmpdir(), "proxy-test-")), "s")

/** What the proxy answers to a request for an address, or for a tunnel to it: the status and how many bytes came. */
const ask = (socket: string, path: string, method = "GET") =>
  Effect.promise(() =>
    new Promise<readonly [number, number]>((done) => {
      const asked = request({ socketPath: socket, path, method }, (answer) => {
        let bytes = 0
        answer.on("data", (data: Buffer) => (bytes += data.length))
        answer.once("close", () => done([answer.statusCode ?? 0, bytes]))
      })
      asked.once("connect", (answer, tunnel) => {
        tunnel.destroy()
        done([answer.statusCode ?? 0, 0])
      })
      asked.once("error", () => done([0, 0]))
      asked.end()
    })
  )

describe("the guarded proxy", () => {
  it("knows the public internet from all other addresses", () => {
    for (const [address, isPublic] of Object.entries(addresses)) {
      assert.strictEqual(isPublicAddress(address), isPublic, address)
    }
  })

  it.live("asks an inside address nothing, in any form, by request or by tunnel", () =>
    Effect.gen(function*() {
      const { port, asked } = yield* inside
      const socket = socketPath()
      const proxy = yield* guardedProxy({ socket, inside: new Set(), maxBytes: 1_000_000 })
      for (
        const host of ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f000001", "2130706433", "127.1"]
      ) {
        assert.strictEqual((yield* ask(socket, `http://${host}:${port}/`))[0], 403, host)
        assert.strictEqual((yield* ask(socket, `http://${host}/`))[0], 403, host)
        assert.strictEqual((yield* ask(socket, `${host}:443`, "CONNECT"))[0], 403, host)
      }
      assert.strictEqual(asked(), 0)
      assert.isTrue(proxy.hasRefused())
    }).pipe(Effect.scoped))

  it.live("connects to the very address that it checked, and looks a name up once", () =>
    Effect.gen(function*() {
      const { port, asked } = yield* inside
      const socket = socketPath()
      const names: Array<string> = []
      // The name is public when it is checked, and would be inside a moment later.
      const lookup = (name: string) => {
        names.push(name)
        return Promise.resolve([{ address: names.length === 1 ? "192.0.2.1" : "127.0.0.1" }])
      }
      const rebound = (name: string) => {
        names.push(name)
        return Promise.resolve([{ address: "8.8.8.8" }, { address: "127.0.0.1" }])
      }
      yield* guardedProxy({ socket, inside: new Set(), maxBytes: 1000, lookup })
      assert.strictEqual((yield* ask(socket, "http://changing.example/"))[0], 403)
      assert.deepStrictEqual(names, ["changing.example"])
      const other = socketPath()
      yield* guardedProxy({ socket: other, inside: new Set(), maxBytes: 1000, lookup: rebound })
      assert.strictEqual((yield* ask(other, "http://both.example/"))[0], 403)
      assert.strictEqual((yield* ask(other, `http://both.example:${port}/`))[0], 403)
      assert.strictEqual(asked(), 0)
    }).pipe(Effect.scoped))

  it.live("reaches a name by the address that was checked, whatever the name means by then", () =>
    Effect.gen(function*() {
      const { port, asked } = yield* inside
      const socket = socketPath()
      const names: Array<string> = []
      const lookup = (name: string) => {
        names.push(name)
        return Promise.resolve([{ address: names.length === 1 ? "127.0.0.1" : "192.0.2.1" }])
      }
      // Only our lookup knows this name: a connection by name would reach nothing.
      yield* guardedProxy({ socket, inside: new Set([`changing.invalid:${port}`]), maxBytes: 20_000, lookup })
      assert.deepStrictEqual(yield* ask(socket, `http://changing.invalid:${port}/`), [200, 10_000])
      assert.deepStrictEqual([names, asked()], [["changing.invalid"], 1])
    }).pipe(Effect.scoped))

  it.live("reaches what the operator allows, and no more bytes than allowed", () =>
    Effect.gen(function*() {
      const { port, asked } = yield* inside
      const socket = socketPath()
      const proxy = yield* guardedProxy({ socket, inside: new Set([`127.0.0.1:${port}`]), maxBytes: 15_000 })
      assert.deepStrictEqual(yield* ask(socket, `http://127.0.0.1:${port}/`), [200, 10_000])
      assert.isFalse(proxy.isOver())
      yield* ask(socket, `http://127.0.0.1:${port}/`)
      assert.isTrue(proxy.isOver())
      assert.strictEqual(asked(), 2)
    }).pipe(Effect.scoped))
})
