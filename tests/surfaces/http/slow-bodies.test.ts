import { listen } from "#api/http/listen.ts"
import { endSlowBodies, type Receiving } from "#api/http/slow-bodies.ts"
import { Effect, Exit, Scope } from "effect"
import { EventEmitter, once } from "node:events"
import { connect } from "node:net"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

interface Sending extends Receiving {
  complete: boolean
  readableLength: number
  readonly socket: { bytesRead: number }
}

const aRequest = () => {
  const request = { complete: false, readableLength: 0, readableHighWaterMark: 65_536, socket: { bytesRead: 400 } }
  const events = new EventEmitter()
  let isEnded = false
  const sending: Sending = Object.assign(request, {
    once: (event: "close", listener: () => void) => events.once(event, listener),
    destroy: () => {
      isEnded = true
      events.emit("close")
    },
  })
  return { sending, isEnded: () => isEnded }
}

const serve = (...requests: ReadonlyArray<Receiving>) => {
  const server = new EventEmitter()
  endSlowBodies(server, { bytes: 1000, seconds: 30 })
  for (const request of requests) server.emit("request", request)
}

describe("the body of a request", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("may arrive slowly, but not slower than the minimum", () => {
    const [fine, slow] = [aRequest(), aRequest()]
    serve(fine.sending, slow.sending)
    for (let window = 0; window < 3; window += 1) {
      vi.advanceTimersByTime(30_000)
      fine.sending.socket.bytesRead += 30_000
      slow.sending.socket.bytesRead += 29_999
    }
    assert.deepStrictEqual([fine.isEnded(), slow.isEnded()], [false, true])
  })

  it("is not cut off when we are the slow ones", () => {
    const { sending, isEnded } = aRequest()
    sending.readableLength = 65_536
    serve(sending)
    vi.advanceTimersByTime(300_000)
    assert.isFalse(isEnded())
    sending.readableLength = 0
    vi.advanceTimersByTime(60_000)
    assert.isTrue(isEnded())
  })

  it("is no longer looked at when it is complete", () => {
    const { sending, isEnded } = aRequest()
    serve(sending)
    vi.advanceTimersByTime(30_000)
    sending.complete = true
    vi.advanceTimersByTime(300_000)
    assert.isFalse(isEnded())
  })
})

const echo = async (request: Request) => new Response(await request.text())

describe("a server", () => {
  it("lets go of a connection whose request does not go on", async () => {
    const scope = Scope.makeUnsafe()
    const address = { host: "127.0.0.1", port: 0, tls: null, minRate: { bytes: 1000, seconds: 1 } }
    const { port } = await Effect.runPromise(listen(echo, address).pipe(Scope.provide(scope)))
    const socket = connect(port, "127.0.0.1").on("error", () => undefined)
    socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\nhello")
    await once(socket, "close")
    assert.isTrue(socket.destroyed)
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })
})
