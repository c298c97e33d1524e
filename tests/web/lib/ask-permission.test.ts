import { askPermission } from "#web/lib/ask-permission.ts"
import { afterEach, assert, beforeEach, describe, it, vi } from "vitest"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Permission = "granted" | "denied" | "default"

/** A browser that answers after a time. */
const after = (time: number, answer: Permission) => () =>
  new Promise<Permission>((resolve) => setTimeout(() => resolve(answer), time))

describe("asking for notifications", () => {
  it.each(
    [
      ["granted", 3000, "granted"],
      ["granted", 5, "granted"],
      ["denied", 3000, "denied"],
      ["denied", 5, "silent"],
      ["default", 5, "silent"],
      ["default", 3000, "default"],
      ["granted", 60_000, "timeout"],
    ] as const,
  )("%s after %i ms is: %s", async (answer, time, expected) => {
    const asked = askPermission(after(time, answer))
    await vi.advanceTimersByTimeAsync(time)
    assert.strictEqual(await asked, expected)
  })

  it("tells of a browser that fails to ask", async () => {
    assert.strictEqual(await askPermission(() => Promise.reject(new TypeError("not here"))), "error")
  })
})
