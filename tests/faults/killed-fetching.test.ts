import { startFakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { heldSite } from "#tests/support/links/held-site.ts"
import type { Client } from "#tests/support/server/client.ts"
import { Victim } from "#tests/support/server/killing.ts"
import { filesLeft, processesLeft } from "#tests/support/server/leftovers.ts"
import { scripted } from "#tests/support/server/scripted.ts"
import { hearingBy } from "#tests/support/server/shared-products.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { until } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { readFile } from "node:fs/promises"
import { serverFolder } from "./a-product.ts"

const usedOf = async (client: Client) =>
  (await client.call<{ used: number }>("GET", "/api/transcription/link-quota")).used

describe("a server killed while it fetches a video", () => {
  const folder = serverFolder()

  it("fetches it again, or says that it is gone; charges once, and leaves nothing", async () => {
    const talk = await shortTalk()
    await using fake = await startFakeOpenAi({ recordings: [await scripted(talk)] })
    await using site = await heldSite(await readFile(talk.wav))
    const env = {
      ...hearingBy(fake.baseUrl),
      YTDLP_PATH: fakeYtDlp(),
      LINK_HOSTS: "any",
      LINK_INSIDE: site.host,
    }
    await using victim = await Victim.start({ folder, entry: "built", env }, fake)
    const { state } = site
    const url = `http://${site.host}/talk`
    // The site was looked at, as the dialog does: what is held is the download.
    await victim.client().call("POST", "/api/transcription/inspect-link", { url })
    const linked = async (client: Client) =>
      (await client.call<{ id: string }>("POST", "/api/transcription/create-link", { url })).id
    state.isHeld = true
    const again = await victim.killed(linked, async () => {
      await until(() => state.waiting === 1)
      state.isHeld = false
    })
    assert.strictEqual(again.task.status, "analysisCompleted")
    assert.include(again.task.full_text.toLowerCase(), "the")
    assert.deepStrictEqual([again.minutes, again.orphans, again.repeated], [1, [], 0])
    assert.strictEqual(await usedOf(victim.client()), 1)

    await victim.client().call("POST", "/api/transcription/inspect-link", { url })
    state.isHeld = true
    const gone = await victim.killed(linked, async () => {
      await until(() => state.waiting === 1)
      state.isGone = true
    })
    assert.deepStrictEqual([gone.task.status, gone.task.error_code], ["failed", "Unavailable"])
    assert.deepStrictEqual([gone.minutes, gone.orphans], [0, []])
    assert.strictEqual(await usedOf(victim.client()), 1)
    assert.strictEqual(state.waiting, 0)
    assert.strictEqual(await victim.stop(), 0)
    assert.deepStrictEqual([await processesLeft(folder), filesLeft(folder)], [[], []])
  })
})
