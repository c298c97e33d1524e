import { followPlan, refreshPlan } from "#web/entities/plan/refresh-plan.ts"
import { queries } from "#web/lib/queries.ts"
import { assert, beforeEach, describe, it, onTestFinished, vi } from "vitest"

beforeEach(() => queries.clear())

describe("a change of the plan", () => {
  it.each([
    ["billing", "getSubscription"],
    ["plan", "getUsage"],
    ["intake", "previewIntake"],
    ["account", "getCurrentUser"],
  ])("has %s.%s read again", async (...path) => {
    const key = [path, { input: {}, type: "query" }]
    queries.setQueryData(key, {})
    await refreshPlan()
    assert.isTrue(queries.getQueryState(key)?.isInvalidated)
  })

  it("leaves alone what it does not change", async () => {
    const key = [["account", "listSessions"], { input: {}, type: "query" }]
    queries.setQueryData(key, {})
    await refreshPlan()
    assert.isFalse(queries.getQueryState(key)?.isInvalidated)
  })

  it("is read again where the browser forbids talking to other tabs", async () => {
    vi.stubGlobal("BroadcastChannel", function forbidden(): never {
      throw new DOMException("forbidden", "SecurityError")
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const key = [["plan", "getUsage"], { input: {}, type: "query" }]
    queries.setQueryData(key, {})
    followPlan()
    await refreshPlan()
    assert.isTrue(queries.getQueryState(key)?.isInvalidated)
  })
})
