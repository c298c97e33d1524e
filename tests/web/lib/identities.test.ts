import { afterAll, assert, it, vi } from "vitest"

const stored = new Map<string, string>([["device_uuid", "0190a5f2-7c1e-8000-8000-000000000001"]])
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
})
// What another test of this process has loaded remembers its own storage.
vi.resetModules()
const { keepIdentities } = await import("#web/lib/identities.ts")

afterAll(() => vi.unstubAllGlobals())

it("a browser is named once by 32 hexadecimal characters, and for counting by its client UUID", () => {
  keepIdentities()
  const made = stored.get("device_id") ?? ""
  assert.match(made, /^[\da-f]{32}$/)
  assert.strictEqual(stored.get("analytics_uuid"), "fp_0190a5f2-7c1e-8000-8000-000000000001")
  keepIdentities()
  assert.strictEqual(stored.get("device_id"), made)
})
