import { afterAll, assert, beforeEach, describe, it, vi } from "vitest"

const hour = 3_600_000
const noon = Date.UTC(2026, 10, 20, 12)
const kept = new Map<string, string>()

vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
vi.stubGlobal("addEventListener", () => undefined)
const { hoursDismissed } = await import("#web/entities/plan/dismissal.ts")

const key = "renewal_reminder"

beforeEach(() => kept.clear())
// Other files run in the same worker.
afterAll(() => vi.unstubAllGlobals())

describe("a dismissed reminder", () => {
  for (const [after, hours] of [[0, 24], [1, 24], [hour, 23], [23 * hour, 1], [24 * hour - 1, 1]] as const) {
    it(`is back in ${hours} hours, ${after} ms after it was dismissed`, () => {
      kept.set(key, JSON.stringify({ dismissedAt: noon }))
      assert.strictEqual(hoursDismissed(noon + after), hours)
      assert.isTrue(kept.has(key))
    })
  }

  it("is shown again after a day, and its record is gone", () => {
    kept.set(key, JSON.stringify({ dismissedAt: noon }))
    assert.isNull(hoursDismissed(noon + 24 * hour))
    assert.isFalse(kept.has(key))
  })

  for (
    const record of ["", "null", "7", "{}", "{dismissedAt", `{"dismissedAt":"${noon}"}`, `{"dismissedAt":${noon + 1}}`]
  ) {
    it(`is none for the record ${record}, which is removed`, () => {
      kept.set(key, record)
      assert.isNull(hoursDismissed(noon))
      assert.isFalse(kept.has(key))
    })
  }
})
