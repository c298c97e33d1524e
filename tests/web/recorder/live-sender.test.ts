import { pieceSize } from "#web/entities/upload/sending/piece-size.ts"
import { type LiveCalls, liveSender } from "#web/features/recorder/live-sender.ts"
import * as fc from "fast-check"
import { assert, describe, it, vi } from "vitest"

type Mishap = "none" | "never arrives" | "response lost" | "half" | "silent"
const mishap = fc.constantFrom<Mishap>("none", "never arrives", "response lost", "half", "silent")

/** A server that accepts only the next bytes, behind a network that follows a script. */
const server = (script: ReadonlyArray<Mishap>, isAble = true) => {
  const rest = [...script]
  let has = ""
  const calls: LiveCalls = {
    open: () => Promise.resolve(isAble ? "/files/a" : null),
    offset: () => Promise.resolve(rest.shift() === "silent" ? null : has.length),
    append: async (_, { offset, bytes }) => {
      const what = rest.shift() ?? "none"
      if (offset !== has.length || what === "never arrives") return null
      const text = await bytes.text()
      has += what === "half" ? text.slice(0, Math.floor(text.length / 2)) : text
      return what === "none" ? has.length : null
    },
  }
  return { calls, has: () => has }
}

const pieces = fc.array(fc.string({ minLength: 1, maxLength: 5, unit: "grapheme-ascii" }), { maxLength: 20 })

describe("a recording that is sent while it is being made", () => {
  it("reaches the server in order and without gaps, whatever happens on the way", () =>
    fc.assert(fc.asyncProperty(pieces, fc.array(mishap, { maxLength: 40 }), async (all, script) => {
      const { calls, has } = server(script)
      const live = liveSender("talk.webm", calls)
      await all.reduce(async (before, piece) => {
        await before
        live.add(new Blob([piece]))
        await live.flush()
        assert.isTrue(all.join("").startsWith(has()))
        assert.isAtMost(live.sent(), has().length)
      }, Promise.resolve())
    })))

  it("arrives completely on a good network", async () => {
    const { calls, has } = server([])
    const live = liveSender("talk.webm", calls)
    for (const piece of ["one ", "two ", "three"]) live.add(new Blob([piece]))
    await live.flush()
    assert.strictEqual(has(), "one two three")
    assert.strictEqual(live.address(), "/files/a")
  })

  it("gets through a proxy that passes on a megabyte at most, all in one go", async () => {
    const { calls, has } = server([])
    const through: LiveCalls = {
      ...calls,
      append: (address, chunk) => chunk.bytes.size > 1_048_576 ? Promise.resolve(null) : calls.append(address, chunk),
    }
    const live = liveSender("talk.webm", through)
    live.add(new Blob(["a".repeat(2_500_000)]))
    await live.flush()
    await live.flush()
    assert.strictEqual(has().length, 2_500_000)
    assert.strictEqual(live.sent(), 2_500_000)
  })

  it("is not sent to a server that does not support it", async () => {
    const { calls, has } = server([], false)
    const live = liveSender("talk.webm", calls)
    live.add(new Blob(["one"]))
    await live.flush()
    await live.flush()
    assert.isNull(live.address())
    assert.strictEqual(has(), "")
  })

  it("stops when it is told to, also in the middle of a request that has no answer", async () => {
    const { calls } = server([])
    const asked: Array<string> = []
    const silent = (name: string, signal: AbortSignal) => {
      asked.push(name)
      return new Promise<null>((resolve) => signal.addEventListener("abort", () => resolve(null)))
    }
    const live = liveSender("talk.webm", {
      ...calls,
      append: (_, { signal }) => silent("append", signal),
      offset: (_, signal) => silent("offset", signal),
    })
    const size = pieceSize()
    live.add(new Blob(["one"]))
    const flushed = live.flush()
    await vi.waitFor(() => assert.deepStrictEqual(asked, ["append"]))
    live.stop()
    await flushed
    live.add(new Blob(["two"]))
    await live.flush()
    assert.deepStrictEqual(asked, ["append"])
    assert.strictEqual(pieceSize(), size)
  })
})
