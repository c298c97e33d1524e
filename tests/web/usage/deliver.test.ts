import { deliver, type Outcome } from "#web/lib/usage/deliver.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

/** Delivers with these outcomes, one after another; what was tried, how long it waited, and whether it arrived. */
const delivered = async (outcomes: ReadonlyArray<Outcome>, isWanted = () => true) => {
  const steps: Array<string | number> = []
  const isSent = await deliver({
    attempt: (tryno) => {
      steps.push(tryno)
      return Promise.resolve(outcomes[Number(tryno)] ?? "failed")
    },
    wait: (time) => {
      steps.push(time)
      return Promise.resolve()
    },
    isWanted,
  })
  return { isSent, steps }
}

const outcome = fc.constantFrom<Outcome>("sent", "failed", "refused")

describe("a report", () => {
  it.each<[ReadonlyArray<Outcome>, boolean, ReadonlyArray<string | number>]>([
    [["sent"], true, ["0"]],
    [["refused"], false, ["0"]],
    [["failed", "sent"], true, ["0", 2000, "1"]],
    [["failed", "refused"], false, ["0", 2000, "1"]],
    [["failed", "failed", "sent"], true, ["0", 2000, "1", 3000, "2"]],
    [["failed", "failed", "failed"], false, ["0", 2000, "1", 3000, "2"]],
  ])("with %j", async (outcomes, isSent, steps) => {
    assert.deepStrictEqual(await delivered(outcomes), { isSent, steps })
  })

  it("is tried three times at most, again only after a failure, and arrives exactly if an attempt did", async () => {
    await fc.assert(fc.asyncProperty(fc.array(outcome, { minLength: 3, maxLength: 3 }), async (outcomes) => {
      const { isSent, steps } = await delivered(outcomes)
      const end = outcomes.findIndex((one) => one !== "failed")
      const tried = end === -1 ? 3 : end + 1
      assert.deepStrictEqual(steps.filter((step) => typeof step === "string"), ["0", "1", "2"].slice(0, tried))
      assert.deepStrictEqual(steps.filter((step) => typeof step === "number"), [2000, 3000].slice(0, tried - 1))
      assert.strictEqual(isSent, outcomes[end] === "sent")
    }))
  })

  it("is not tried again for someone who refuses meanwhile", async () => {
    assert.deepStrictEqual(await delivered(["failed", "sent"], () => false), { isSent: false, steps: ["0", 2000] })
  })
})
