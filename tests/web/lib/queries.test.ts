import { queries } from "#web/lib/queries.ts"
import { QueryObserver } from "@tanstack/react-query"
import { afterEach, assert, beforeEach, describe, it } from "vitest"

/** The requests under way, oldest first. */
let requests: Array<(answer: string) => void> = []
let leave = (): void => undefined

const key = ["counts"]
const shown = () => queries.getQueryData(key)

/** Answers the oldest request, and lets the cache take note of it. */
const answer = async (value: string): Promise<void> => {
  requests.shift()?.(value)
  await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  queries.clear()
  requests = []
  const queryFn = () => new Promise<string>((resolve) => requests.push(resolve))
  leave = new QueryObserver(queries, { queryKey: key, queryFn }).subscribe(() => undefined)
})
afterEach(() => leave())

describe("what is invalidated while it is being fetched", () => {
  it("for the first time, is fetched again: the answer may be older than the change", async () => {
    const settled = queries.invalidateQueries({ queryKey: key })
    await answer("before the change")
    assert.strictEqual(shown(), "before the change")
    await answer("after it")
    await settled
    assert.deepStrictEqual([shown(), requests.length], ["after it", 0])
  })

  it("once more, is not shown as it was before the change", async () => {
    await answer("at first")
    void queries.invalidateQueries({ queryKey: key })
    void queries.invalidateQueries({ queryKey: key })
    await answer("before the change")
    assert.strictEqual(shown(), "at first")
    await answer("after it")
    assert.strictEqual(shown(), "after it")
  })

  it.each(["for the first time", "once more"])("%s, and left, is fetched when it is shown again", async (time) => {
    if (time === "once more") {
      await answer("at first")
      void queries.refetchQueries({ queryKey: key })
    }
    leave()
    void queries.invalidateQueries({ queryKey: key })
    await answer("before the change")
    assert.isTrue(queries.getQueryState(key)?.isInvalidated)
  })

  it("once more, and is only to be marked, stays marked", async () => {
    await answer("at first")
    void queries.refetchQueries({ queryKey: key })
    void queries.invalidateQueries({ queryKey: key, refetchType: "none" })
    await answer("before the change")
    assert.deepStrictEqual([queries.getQueryState(key)?.isInvalidated, requests.length], [true, 0])
  })

  it("for the first time, is fetched once when nothing has changed", async () => {
    await answer("at first")
    assert.deepStrictEqual([shown(), requests.length], ["at first", 0])
  })
})
