import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import type { TaskSeen } from "#tests/support/server/client.ts"
import { Victim } from "#tests/support/server/killing.ts"
import { filesLeft, processesLeft } from "#tests/support/server/leftovers.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { hearingBy } from "#tests/support/server/shared-products.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { serverFolder } from "./a-product.ts"

const onceAndWhole = { repeated: 0, minutes: 1, orphans: [] }
const at = (task: () => Promise<TaskSeen>, is: (task: TaskSeen) => boolean) => until(async () => is(await task()))
const early = new Set(["probing", "normalising", "finding-speech", "recognising"])

describe("a server killed in the middle of a job", () => {
  const folder = serverFolder()

  it("goes on at the chunk that was not finished, charges once and leaves nothing", async () => {
    const talk = await shortTalk()
    await using fake = await startFakeOpenAi({ recordings: [await scripted(talk)] })
    const env = { ...hearingBy(fake.baseUrl), OPENAI_PARALLEL: "1" }
    await using victim = await Victim.start({ folder, entry: "built", env }, fake)
    const { task: undisturbed } = await victim.undisturbed(talk.wav)
    assert.strictEqual(undisturbed.status, "analysisCompleted")
    const before = await victim.killed(talk.wav, () => Promise.resolve())
    const asked = fake.requests.length
    fake.next({}, { instead: "hang" })
    const between = await victim.killed(talk.wav, async (task) => {
      await until(() => fake.requests.length === asked + 2)
      await at(task, ({ progress }) => progress?.step === "recognising" && progress.fraction > 0)
    })
    const after = await victim.killed(talk.wav, (task) => at(task, ({ progress }) => !early.has(progress?.step ?? "")))
    for (const { task, repeated, minutes, orphans } of [before, between, after]) {
      assert.deepStrictEqual([task.status, task.full_text], ["analysisCompleted", undisturbed.full_text])
      assert.deepStrictEqual({ repeated, minutes, orphans }, onceAndWhole)
    }
    assert.deepStrictEqual([between.done, between.chunks], [1, 2])
    assert.strictEqual(await victim.stop(), 0)
    assert.deepStrictEqual([await processesLeft(folder), filesLeft(folder)], [[], []])
  })

  it("ends the recognisers of this machine, and has every word in the end", async () => {
    const talk = await shortTalk()
    await using victim = await Victim.start({ folder, entry: "built" }, null)
    const { task, repeated, minutes, orphans, step } = await victim.killed(
      talk.wav,
      (task) => at(task, ({ progress }) => progress?.step === "recognising" && progress.fraction > 0),
    )
    assert.deepStrictEqual([step, task.status], ["recognising", "analysisCompleted"])
    assert.deepStrictEqual({ repeated, minutes, orphans }, onceAndWhole)
    const spoken = talk.lines.map(({ text }) => text).join(" ")
    assert.isBelow(wordErrors(spoken, task.full_text.replaceAll(/Speaker \d:?/g, "")).percent, 20)
    assert.strictEqual(await victim.stop(), 0)
    assert.deepStrictEqual([await processesLeft(folder), filesLeft(folder)], [[], []])
  })
})
