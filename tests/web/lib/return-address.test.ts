import { afterAll, assert, it, vi } from "vitest"

const stored = new Map<string, string>()
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})
vi.stubGlobal("addEventListener", () => undefined)
const { storeReturnAddress, consumeReturnAddress } = await import("#web/lib/session.ts")

afterAll(() => vi.unstubAllGlobals())

// The base of the app is "/" here, as in development.
it.each([
  ["/transcribe/task/7?tab=summary", "/task/7?tab=summary"],
  ["/transcribe", "/"],
  ["/transcribers", "/transcribers"],
  ["/task/7", "/task/7"],
])("the address %s is kept as %s, once", (address, kept) => {
  storeReturnAddress(address)
  assert.deepStrictEqual([stored.get("auth_return_url"), consumeReturnAddress(), consumeReturnAddress()], [
    kept,
    kept,
    null,
  ])
})
