import { serveRelay } from "#adapters/meetings/media-relay/media-relay.ts"
import { splitFrames } from "#adapters/meetings/media-relay/split-frames.ts"
import {
  attribute,
  keyOf,
  kind,
  readStun,
  readXorAddress,
  type StunMessage,
  valueOf,
  writeStun,
  xorAddress,
} from "#adapters/meetings/media-relay/stun.ts"
import { until } from "#tests/support/until.ts"
import { createHmac } from "node:crypto"
import { createSocket, type Socket } from "node:dgram"
import { duplexPair } from "node:stream"
import { afterEach, assert, beforeEach, describe, it } from "vitest"

const key = keyOf("guest", "parley", "guest")

let peer: Socket
let atPeer: Array<{ readonly text: string; readonly port: number }>
beforeEach(async () => {
  atPeer = []
  peer = createSocket("udp4", (bytes, { port }) => void atPeer.push({ text: bytes.toString(), port }))
  await new Promise<void>((done) => peer.bind(0, "127.0.0.1", done))
})
afterEach(() => void peer.close())

/** A browser's side of the relay: what it asks, and what comes back. */
const browser = (inside: ReadonlyArray<string> = ["127.0.0.1"]) => {
  const [ours, theirs] = duplexPair()
  serveRelay(theirs, { inside: new Set(inside) })
  const frames: Array<Buffer> = []
  ours.on("data", splitFrames((frame) => void frames.push(frame)))
  let count = 0
  const ask = async (what: number, attributes: StunMessage["attributes"], signed = true): Promise<StunMessage> => {
    const transaction = Buffer.alloc(12, ++count)
    const all = signed ? [...attributes, [attribute.integrity, Buffer.alloc(20)] as const] : attributes
    ours.write(writeStun({ kind: what, transaction, attributes: all }, null))
    return until(() => frames.map(readStun).find((said) => said?.transaction.equals(transaction)), { every: 5 })
  }
  const allocated = async () => {
    await ask(kind.allocate, [], false)
    return ask(kind.allocate, [])
  }
  return { ask, allocated, frames, write: (bytes: Buffer) => ours.write(bytes), end: () => ours.end() }
}

const code = (said: StunMessage): number => {
  const value = valueOf(said, attribute.error)
  return value === null ? 0 : (value[2] ?? 0) * 100 + (value[3] ?? 0)
}
const to = (host: string, port = 9) => [attribute.peer, xorAddress({ host, port })] as const
const channel = [attribute.channel, Buffer.from([0x40, 1, 0, 0])] as const

describe("the relay of media", () => {
  it("asks who it is, and tells no address of ours", async () => {
    const { ask, allocated, end } = browser()
    const first = await ask(kind.allocate, [], false)
    assert.strictEqual(code(first), 401)
    assert.strictEqual(valueOf(first, attribute.realm)?.toString(), "parley")
    const second = await allocated()
    assert.strictEqual(code(second), 0)
    assert.strictEqual(readXorAddress(valueOf(second, attribute.relayed) ?? Buffer.alloc(0))?.host, "192.0.2.1")
    end()
  })

  it("signs what it says", async () => {
    const { allocated, frames, end } = browser()
    await allocated()
    const said = frames.at(-1) ?? Buffer.alloc(0)
    const expected = createHmac("sha1", key).update(said.subarray(0, -24)).digest()
    assert.deepStrictEqual(said.subarray(-20), expected)
    end()
  })

  it("carries both ways to whom it may reach", async () => {
    const { ask, allocated, frames, write, end } = browser()
    await allocated()
    assert.strictEqual(code(await ask(kind.bindChannel, [to("127.0.0.1", peer.address().port), channel])), 0)
    write(Buffer.concat([Buffer.from([0x40, 1, 0, 5]), Buffer.from("hello\0\0\0")]))
    const [{ text, port }] = await until(() =>
      atPeer.length === 1 ? [atPeer[0] ?? { text: "", port: 0 }] as const : null
    )
    assert.strictEqual(text, "hello")
    peer.send("back", port, "127.0.0.1")
    const answer = await until(() => frames.find((frame) => frame[0] === 0x40))
    assert.strictEqual(answer.subarray(4).toString(), "back")
    end()
  })

  it.each(["10.0.0.1", "127.0.0.1", "169.254.169.254", "192.168.1.1", "100.64.0.1", "224.0.0.1"])(
    "never reaches %s, in any way of asking",
    async (host) => {
      const { ask, allocated, write, end } = browser([])
      await allocated()
      const place = to(host, peer.address().port)
      assert.strictEqual(code(await ask(kind.permit, [place])), 403)
      assert.strictEqual(code(await ask(kind.permit, [to("8.8.8.8"), place])), 403)
      assert.strictEqual(code(await ask(kind.bindChannel, [place, channel])), 403)
      write(
        writeStun({
          kind: kind.send,
          transaction: Buffer.alloc(12),
          attributes: [place, [attribute.data, Buffer.from("in")]],
        }, null),
      )
      write(Buffer.concat([Buffer.from([0x40, 1, 0, 4]), Buffer.from("in!!")]))
      assert.strictEqual(code(await ask(kind.permit, [to("8.8.8.8")])), 0)
      assert.deepStrictEqual(atPeer, [])
      end()
    },
  )

  it("needs an allocation first, has one a connection, and no IPv6", async () => {
    const { ask, allocated, end } = browser()
    assert.strictEqual(code(await ask(kind.permit, [to("8.8.8.8")])), 403)
    assert.strictEqual(code(await ask(kind.allocate, [[attribute.family, Buffer.from([2, 0, 0, 0])]])), 440)
    await allocated()
    assert.strictEqual(code(await ask(kind.allocate, [])), 437)
    end()
  })
})
