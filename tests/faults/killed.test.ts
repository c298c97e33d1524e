import { Victim } from "#tests/support/server/killing.ts"
import { filesLeft, processesLeft } from "#tests/support/server/leftovers.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { serverFolder } from "./a-product.ts"

describe("a server killed in the middle of a job", () => {
  const folder = serverFolder()

  it("goes on where it was, charges once and leaves nothing", async () => {
    const { wav } = await shortTalk()
    await using victim = await Victim.start({ folder, entry: "sources" }, null)
    const { task: undisturbed, processingSeconds } = await victim.undisturbed(wav)
    assert.strictEqual(undisturbed.status, "analysisCompleted")
    const early = await victim.killed(wav, 100)
    const middle = await victim.killed(wav, 0.5 * processingSeconds)
    const late = await victim.killed(wav, 0.8 * processingSeconds)
    for (const { task, repeated, minutes, orphans } of [early, middle, late]) {
      assert.deepStrictEqual([task.status, task.full_text], ["analysisCompleted", undisturbed.full_text])
      assert.deepStrictEqual({ repeated, minutes, orphans }, { repeated: 0, minutes: 1, orphans: [] })
    }
    assert.strictEqual(await victim.stop(), 0)
    assert.deepStrictEqual([await processesLeft(folder), filesLeft(folder)], [[], []])
  }, 300_000)
})
