import * as Sender from "#adapters/messages/webhooks/webhook-sender.ts"
import { type ReceivedAnswer, WebhookSender } from "#domain/webhook/webhook-sender.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { createServer, type RequestListener } from "node:http"
import { Webhook } from "standardwebhooks"
import { deliveryId } from "../../../support/webhook/a-webhook.ts"

const secrets = ["new", "old"].map((text) => `whsec_${Buffer.from(text.repeat(8)).toString("base64")}`)
const body = '{"type":"webhook.test","title":"Größe 会议"}'

/** A receiver on a port of its own. */
const receiver = (listener: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer(listener)
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
      const address = server.address()
      return { server, port: typeof address === "object" && address !== null ? address.port : 0 }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      }),
  )

const sent = (url: string, options: Partial<Sender.Options> = {}): Effect.Effect<ReceivedAnswer> =>
  Effect.flatMap(
    WebhookSender,
    ({ send }) => send({ url, id: deliveryId(1), at: DateTime.makeUnsafe(Date.now()), body, secrets }),
  ).pipe(Effect.provide(Sender.layer({ inside: new Set(), ...options })))

const allowed = (port: number, ...more: ReadonlyArray<string>) => ({
  inside: new Set([`127.0.0.1:${port}`, ...more]),
})

const admitted = (url: string, options: Partial<Sender.Options> = {}) =>
  Effect.flatMap(WebhookSender, ({ admits }) => admits(url)).pipe(
    Effect.provide(Sender.layer({ inside: new Set(), ...options })),
  )

/** A name that means another address each time it is looked up, and then the last one. */
const names = (...addresses: ReadonlyArray<string>) => {
  let asked = 0
  return async () => {
    const address = addresses[Math.min(asked, addresses.length - 1)] ?? ""
    asked += 1
    return [{ address }]
  }
}

/** Addresses of this machine and of networks inside, in the forms that people hide them in. */
const inside = [
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "10.0.0.8",
  "169.254.169.254",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00::1]",
  "localhost",
]

describe("what webhooks are sent", () => {
  it.effect("is signed so that the library of Standard Webhooks accepts it, by each secret", () =>
    Effect.scoped(Effect.gen(function*() {
      const asked: Array<
        { readonly method: string | undefined; readonly headers: Record<string, string>; text: string }
      > = []
      const { port } = yield* receiver((request, answer) => {
        const one = {
          method: request.method,
          headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
          text: "",
        }
        asked.push(one)
        request.setEncoding("utf8").on("data", (text: string) => void (one.text += text))
        request.on("end", () => answer.writeHead(202).end("  thanks\u0000\u0007\n"))
      })
      assert.deepStrictEqual(yield* sent(`http://127.0.0.1:${port}/hook?a=1`, allowed(port)), {
        status: 202,
        fault: null,
        answer: "thanks",
        wait: null,
      })
      const [one] = asked
      if (one === undefined) return assert.fail("nothing came")
      assert.deepStrictEqual([one.method, one.text, one.headers["content-type"]], ["POST", body, "application/json"])
      assert.strictEqual(one.headers["webhook-id"], deliveryId(1))
      for (const secret of secrets) {
        assert.deepStrictEqual(new Webhook(secret).verify(one.text, one.headers), JSON.parse(body))
      }
      const other = `whsec_${Buffer.from("somebody else’s").toString("base64")}`
      assert.throws(() => new Webhook(other).verify(one.text, one.headers))
      assert.throws(() => new Webhook(secrets[0] ?? "").verify(`${one.text} `, one.headers))
    })))

  it.effect("is not received if the answer is an error, a redirection, late or none; of long answers the beginning is kept", () =>
    Effect.scoped(Effect.gen(function*() {
      const paths: Array<string | undefined> = []
      const { port } = yield* receiver((request, answer) => {
        paths.push(request.url)
        const answers: Readonly<Record<string, () => unknown>> = {
          "/busy": () => answer.writeHead(503, { "retry-after": "120" }).end("later"),
          "/moved": () => answer.writeHead(308, { location: "/elsewhere" }).end("there"),
          "/slow": () => answer.flushHeaders(),
          "/never": () => undefined,
          "/endless": () => {
            answer.writeHead(200)
            const more = setInterval(() => answer.write("x".repeat(1000)), 1)
            answer.once("close", () => clearInterval(more))
          },
          "/off": () => request.socket.destroy(),
        }
        answers[request.url ?? ""]?.()
      })
      const at = (path: string) => sent(`http://127.0.0.1:${port}${path}`, { ...allowed(port), timeLimit: 400 })
      assert.deepStrictEqual(yield* at("/busy"), { status: 503, fault: "status", answer: "later", wait: 120_000 })
      assert.deepStrictEqual(yield* at("/moved"), { status: 308, fault: "redirect", answer: "there", wait: null })
      assert.deepStrictEqual((yield* at("/never")).fault, "too-slow")
      assert.deepStrictEqual(yield* at("/slow"), { status: 200, fault: null, answer: "", wait: null })
      assert.strictEqual((yield* at("/endless")).answer, "x".repeat(500))
      assert.deepStrictEqual((yield* at("/off")).fault, "not-reached")
      assert.notInclude(paths, "/elsewhere")
    })))

  it.effect("never reaches an address inside, however it is written, and never plain http", () =>
    Effect.gen(function*() {
      for (const host of inside) {
        const url = `https://${host}:8443/`
        assert.isFalse(yield* admitted(url), host)
        assert.strictEqual((yield* sent(url)).fault, "inside", host)
      }
      for (const url of ["http://127.0.0.1/", "http://93.184.215.14/"]) {
        assert.isFalse(yield* admitted(url), url)
        assert.strictEqual((yield* sent(url)).fault, "inside", url)
      }
      // Ports of other services.
      assert.isFalse(yield* admitted("https://93.184.215.14:25/"))
      assert.strictEqual((yield* sent("https://93.184.215.14:25/")).fault, "inside")
    }))

  it.effect("goes to the address that was checked, though the name means another one a moment later", () =>
    Effect.scoped(Effect.gen(function*() {
      let reached = 0
      const { port } = yield* receiver((_, answer) => {
        reached += 1
        answer.end()
      })
      const url = `https://rebound.example:${port}/`
      // Public when it was entered, inside at the attempt.
      const rebound = { lookup: names("93.184.215.14", "127.0.0.1") }
      const layer = Sender.layer({ inside: new Set(), ...rebound })
      const found = yield* Effect.gen(function*() {
        const { admits, send } = yield* WebhookSender
        const isAdmitted = yield* admits(url)
        const message = { url, id: deliveryId(1), at: DateTime.makeUnsafe(0), body, secrets }
        return [isAdmitted, (yield* send(message)).fault]
      }).pipe(Effect.provide(layer))
      assert.deepStrictEqual(found, [true, "inside"])
      // One of its addresses is inside.
      const mixed = { lookup: async () => [{ address: "93.184.215.14" }, { address: "::1" }] }
      assert.strictEqual((yield* sent(url, mixed)).fault, "inside")
      assert.isFalse(yield* admitted(url, mixed))
      assert.isTrue(yield* admitted("https://nobody-knows.example/", { lookup: async () => [] }))
      assert.strictEqual(reached, 0)
    })))
})
