import { SignInRequired } from "#domain/kernel/errors.ts"
import { guarded } from "#mcp/subscriptions/guarded.ts"
import { whileAllowed } from "#mcp/while-allowed.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Ref } from "effect"
import { TestClock } from "effect/testing"
import { afterEach, beforeEach, expect, vi } from "vitest"

const followed = (body: ReadableStream<Uint8Array>, isAllowed: () => Promise<boolean>) => {
  const response = new Response(body, { headers: { "content-type": "text/event-stream" } })
  const reader = guarded(response, isAllowed).body?.getReader()
  if (reader === undefined) throw new Error("no stream")
  return reader
}

describe("a call that takes long", () => {
  it.effect("ends within a second after its caller may no longer call", () =>
    Effect.gen(function*() {
      const allowed = yield* Ref.make(true)
      const check = Effect.flatMap(Ref.get(allowed), (may) => may ? Effect.void : Effect.fail(new SignInRequired()))
      const call = yield* Effect.forkChild(Effect.flip(whileAllowed(check)(Effect.never)))
      yield* TestClock.adjust("1 minute")
      yield* Ref.set(allowed, false)
      yield* TestClock.adjust("1 second")
      assert.strictEqual((yield* Fiber.join(call))._tag, "SignInRequired")
    }))
})

describe("a stream that is followed", () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it("ends within a second after its caller may no longer call, and lets go of what it read", async () => {
    const source = { cancelled: false }
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new TextEncoder().encode(": still here\n\n")),
      cancel: () => {
        source.cancelled = true
      },
    }, { highWaterMark: 0 })
    let allowed = true
    const reader = followed(body, () => Promise.resolve(allowed))
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await reader.read()).done).toBe(false)
    allowed = false
    await vi.advanceTimersByTimeAsync(1000)
    // What had been read already is still sent.
    await reader.read()
    expect((await reader.read()).done).toBe(true)
    expect(source.cancelled).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it("that its reader leaves checks nobody any more", async () => {
    const reader = followed(new ReadableStream(), () => Promise.resolve(true))
    await reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })
})
