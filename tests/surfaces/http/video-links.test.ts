import { aServer } from "#tests/support/http/a-server.ts"
import { ask, type Asked, call } from "#tests/support/http/call.ts"
import { assert, describe, it } from "vitest"

const server = aServer()
const url = "https://youtu.be/BaW_jenozKc"

const bearer = (token: string): Asked => ({ headers: { authorization: `Bearer ${token}` } })
const make = (asked: Asked, json: object = { url }) =>
  call(`${server.url}/api/transcription/create-link`, "POST", { ...asked, json })
const quota = async (asked: Asked) => (await call(`${server.url}/api/transcription/link-quota`, "GET", asked)).data
const cancel = (asked: Asked, id: unknown) =>
  call(`${server.url}/api/transcription/tasks/${String(id)}/cancel`, "POST", asked)

const visit = async (device: string): Promise<Asked> => {
  const { data } = await call(`${server.url}/api/tools/visit`, "POST", { json: { device_id: device } })
  return bearer(String(data["access_token"]))
}

/** How often each answer came, of so many that were asked for at once. */
const tally = async (
  times: number,
  each: (nth: number) => Promise<{ code: number; data: Record<string, unknown> }>,
) => {
  const answers = await Promise.all(Array.from({ length: times }, (_, nth) => each(nth)))
  const counts: Record<string, number> = {}
  for (const { code, data } of answers) {
    const kind = code === 200 ? "made" : String(data["error_code"])
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return { counts, made: answers.filter(({ code }) => code === 200).map(({ data }) => data["id"]) }
}

describe("video links of a free account", () => {
  it("are two, of fifty that are asked for at once, heard or by their captions", async () => {
    const bob: Asked = { as: "bob" }
    const { counts, made } = await tally(50, (nth) => make(bob, nth % 2 === 0 ? { url } : { url, captions: "en" }))
    assert.deepStrictEqual(counts, { made: 2, LinkQuotaExhausted: 48 })
    assert.deepInclude(await quota(bob), { used: 2, limit: 2 })
    const rpc = await ask(`${server.url}/trpc/link.importLink`, "POST", { ...bob, json: { url } })
    assert.include(await rpc.text(), "LinkQuotaExhausted")
    // What was cancelled is not counted: of fifty that then ask for the place, one gets it.
    await cancel(bob, made[0])
    assert.deepStrictEqual((await tally(50, () => make(bob))).counts, { made: 1, LinkQuotaExhausted: 49 })
  })

  it("are their owner's alone, also the same video at the same moment", async () => {
    const { data: mine } = await make({ as: "ada" })
    const both = await Promise.all([make({ as: "ada" }), make({ as: "ada" })])
    assert.strictEqual(new Set([mine, ...both.map(({ data }) => data)].map((one) => one["id"])).size, 3)
    const stranger = await call(`${server.url}/api/transcription/tasks/${String(mine["id"])}`, "GET", { as: "bob" })
    assert.deepStrictEqual([stranger.code, stranger.data["error_code"]], [404, "TaskNotFound"])
    const nobody = await Promise.all(
      ["create-link", "inspect-link"].map((path) =>
        call(`${server.url}/api/transcription/${path}`, "POST", { json: { url } })
      ),
    )
    assert.deepStrictEqual(nobody.map(({ code }) => code), [401, 401])
  })
})

describe("video links of a visitor", () => {
  it("are one for a device, of fifty at once by two guests of it; nothing else is opened by them", async () => {
    const [first, second] = [await visit("phone"), await visit("phone")]
    const { counts, made } = await tally(50, (nth) => make(nth % 2 === 0 ? first : second))
    assert.deepStrictEqual(counts, { made: 1, FreeUseSpent: 49 })
    assert.deepInclude(await quota(first), { used: 1, limit: 1, referral_link: null })
    assert.deepInclude(await quota(second), { used: 1, limit: 1 })
    const owner = (await cancel(first, made[0])).code === 200 ? first : second
    if (owner === second) assert.strictEqual((await cancel(second, made[0])).code, 200)
    assert.deepInclude(await quota(owner), { used: 0 })
    // Deleting what was cancelled gives nothing more.
    const { code, data: kept } = await make(second)
    assert.strictEqual(code, 200)
    const gone = await call(`${server.url}/api/transcription/tasks/delete-batch`, "POST", {
      ...owner,
      json: { task_ids: made },
    })
    assert.deepStrictEqual(gone.data, { deleted: 1 })
    assert.strictEqual((await make(first)).data["error_code"], "FreeUseSpent")
    const again = await call(
      `${server.url}/api/transcription/start-transcription/${String(kept["id"])}`,
      "POST",
      second,
    )
    assert.strictEqual(again.data["error_code"], "SignInRequired")
  })
})
