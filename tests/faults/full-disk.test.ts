import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { heldSite } from "#tests/support/links/held-site.ts"
import { filesLeft } from "#tests/support/server/leftovers.ts"
import { scriptedSettings } from "#tests/support/server/shared-products.ts"
import { withSmallDisk } from "#tests/support/server/small-disk.ts"
import { meetingOfThree, shortTalk } from "#tests/support/speech/meetings.ts"
import { assert, describe, it } from "@effect/vitest"
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { aProduct, serverFolder } from "./a-product.ts"

describe("a disk without room for the decoded sound, or for a video", () => {
  const folder = serverFolder()

  it("fails the task with a reason, gives its minutes back, and lets smaller ones through", async () => {
    const work = join(folder, "data", "work")
    mkdirSync(work, { recursive: true })
    await using site = await heldSite(Buffer.alloc(5_000_000, 1))
    const links = { YTDLP_PATH: fakeYtDlp(), LINK_HOSTS: "any", LINK_INSIDE: site.host }
    const env = { ...(await scriptedSettings()), ...links }
    await using product = await aProduct({ folder, env, wrapper: withSmallDisk(work, "2m") })
    const { client } = product
    const tooLong = await client.finished(await client.upload((await meetingOfThree()).wav))
    assert.deepStrictEqual([tooLong.status, tooLong.error_code], ["failed", "DiskFull"])
    assert.strictEqual((await client.usage()).minutes_used, 0)
    const url = `http://${site.host}/video`
    const { id } = await client.call<{ id: string }>("POST", "/api/transcription/create-link", { url })
    const tooLarge = await client.finished(id)
    assert.deepStrictEqual([tooLarge.status, tooLarge.error_code], ["failed", "StorageFull"])
    assert.strictEqual((await client.usage()).minutes_used, 0)
    const quota = await client.call<{ used: number }>("GET", "/api/transcription/link-quota")
    assert.strictEqual(quota.used, 0)
    const short = await client.finished(await client.upload((await shortTalk()).wav))
    assert.strictEqual(short.status, "analysisCompleted")
    assert.strictEqual((await client.usage()).minutes_used, 1)
    await product.server.stop()
    assert.deepStrictEqual(filesLeft(folder), [])
  })
})
