import { asList, isOwn } from "#web/features/summary/own-items.ts"
import { assert, describe, it } from "vitest"

describe("one's own action items", () => {
  it.each([
    ["Ann", "Ann Smith", true],
    ["ann smith", "Ann Smith", true],
    ["Ann Smith", "Ann", true],
    ["Anna", "Ann Smith", false],
    ["Speaker 1", "", false],
  ])("%s is %s: %s", (owner, account, own) => assert.strictEqual(isOwn(owner, account), own))

  it("are copied as a list with owner and date", () =>
    assert.strictEqual(
      asList([
        { text: "Call", owner: "Ann", due: "Friday", is_done: false, is_unverified: false },
        { text: "Write", owner: null, due: null, is_done: true, is_unverified: true },
      ], "Not verified"),
      "- [ ] Call (Ann, Friday)\n- [x] Write (Not verified)",
    ))
})
