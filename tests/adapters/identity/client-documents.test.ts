import { layer } from "#adapters/identity/client-documents.ts"
import { ClientDocuments } from "#domain/connected-app/client-documents.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createServer, type Server } from "node:https"
import { getCACertificates, setDefaultCACertificates } from "node:tls"
import { afterAll, beforeAll } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { aCertificate } from "../../support/http/a-certificate.ts"

const trusted = getCACertificates("default")
const { cert, key } = aCertificate({ folder: fileFolder(), name: "DNS:localhost" })

/** A program's own server; it counts what it is asked. */
const asked: Array<string | undefined> = []
const server: Server = createServer({ cert, key }, (request, answer) => {
  asked.push(request.url)
  if (request.url === "/client.json") {
    return void answer.writeHead(200, { "cache-control": "max-age=300" }).end(`{"client_name":"Notebook"}`)
  }
  if (request.url === "/moved") return void answer.writeHead(302, { location: "https://localhost/client.json" }).end()
  if (request.url !== "/endless") return void request.socket.destroy()
  answer.writeHead(200)
  const more = (): void => void answer.write("x".repeat(10_000), (error) => error ? undefined : setImmediate(more))
  more()
})

const port = (): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

beforeAll(async () => {
  setDefaultCACertificates([...trusted, cert])
  await new Promise<void>((done) => server.listen(0, "localhost", done))
})
afterAll(() => {
  setDefaultCACertificates(trusted)
  server.closeAllConnections()
  server.close()
})

const fetched = (url: string, inside: ReadonlyArray<string>) =>
  Effect.flatMap(ClientDocuments, ({ fetch }) => fetch(url)).pipe(Effect.provide(layer({ inside: new Set(inside) })))

const fromOwn = (path: string) =>
  Effect.suspend(() => fetched(`https://localhost:${port()}${path}`, [`localhost:${port()}`]))

describe("what a program says about itself", () => {
  it.live("is fetched with its headers", () =>
    Effect.gen(function*() {
      const found = yield* fromOwn("/client.json")
      assert.strictEqual(found?.status, 200)
      assert.strictEqual(new TextDecoder().decode(found?.body), `{"client_name":"Notebook"}`)
      assert.include((found?.headers ?? []).map(([name, value]) => `${name}: ${value}`), "cache-control: max-age=300")
    }))

  it.live("is not looked for where it leads to", () =>
    Effect.gen(function*() {
      asked.length = 0
      assert.strictEqual((yield* fromOwn("/moved"))?.status, 302)
      assert.deepStrictEqual(asked, ["/moved"])
    }))

  it.live("is nothing if it never ends, breaks off, or is not secure", () =>
    Effect.gen(function*() {
      assert.isNull(yield* fromOwn("/endless"))
      assert.isNull(yield* fromOwn("/broken"))
      assert.isNull(yield* fetched(`http://localhost:${port()}/client.json`, [`localhost:${port()}`]))
    }))

  it.live("is not asked for inside: neither by name nor by number, whatever the port", () =>
    Effect.gen(function*() {
      asked.length = 0
      for (const host of ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "169.254.169.254", "10.0.0.1"]) {
        assert.isNull(yield* fetched(`https://${host}:${port()}/client.json`, []))
        assert.isNull(yield* fetched(`https://${host}/client.json`, []))
      }
      assert.deepStrictEqual(asked, [])
    }))
})
