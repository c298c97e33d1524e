import { taskId } from "#tests/support/a-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { assert, describe, it } from "vitest"

const server = aServer()
const id = taskId(1)
const of = (what: string) => `${server.url}/api/transcription/tasks/${id}/${what}`

const change = async (method: string, what: string, json: unknown): Promise<string> => {
  const { code, data, message } = await call(of(what), method, { as: "ada", json })
  assert.strictEqual(code, 200, message)
  return server.url + String(data["share_url"]).replace(/^https?:\/\/[^/]+/, "")
}
/** A fresh link without a password. */
const link = async (): Promise<string> => {
  await change("PUT", "share", { password: null, expires_at: null, parts: ["summary", "mind_map"] })
  return change("POST", "share/renew", {})
}
const page = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await ask(url, "GET", { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const views = async () => (await call(of("share"), "GET", { as: "ada" })).data["views"]

const enter = (url: string, password: string, headers: Record<string, string> = {}) =>
  ask(url, "POST", { body: new URLSearchParams({ password }), headers })
const publish = (json: unknown) => call(of("publish"), "PUT", { as: "ada", json })

describe("the page of a link", () => {
  it("shows title, summary and mind map, and is kept by nobody", async () => {
    const url = await link()
    const { status, headers, text } = await page(url)
    assert.strictEqual(status, 200)
    for (const part of ["<h1>Weekly sync</h1>", "The launch moves to May", 'property="og:title"', "twitter:card"]) {
      assert.include(text, part)
    }
    assert.include(text, `<link rel="canonical"`)
    assert.include(text, '<meta name="robots" content="noindex, nofollow">')
    assert.strictEqual(headers.get("x-robots-tag"), "noindex, nofollow")
    assert.strictEqual(headers.get("cache-control"), "private, no-store")
    assert.strictEqual(headers.get("referrer-policy"), "no-referrer")
    assert.notInclude(headers.get("content-security-policy"), "unsafe")
    assert.notMatch(text, /<script(?![^>]* src=)|<style| style="| on\w+="/)
    assert.strictEqual(await views(), 1)
  })

  it("asks to be opened in a real browser when it is inside another app, whatever became of its link", async () => {
    const url = await link()
    const wechat = { "user-agent": "Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.49" }
    const said = '<p class="notice">Open this page in your browser'
    const seen = await Promise.all([url, `${url}0`].map((address) => page(address, wechat)))
    for (const { text } of seen) assert.include(text, said)
    assert.notInclude((await page(url)).text, said)
  })

  it("has a picture for previews, which is no view, needs no password and ends with the link", async () => {
    const url = await link()
    const address = (await page(url)).text.match(/property="og:image" content="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&")
    const picture = () => ask(server.url + String(address).replace(/^https?:\/\/[^/]+/, ""), "GET")
    const drawn = await picture()
    assert.strictEqual(drawn.headers.get("content-type"), "image/png")
    assert.strictEqual(drawn.headers.get("cache-control"), "private, no-store")
    const png = new DataView(await drawn.arrayBuffer())
    assert.deepStrictEqual([png.getUint32(16), png.getUint32(20)], [1200, 630])
    assert.strictEqual(await views(), 1)
    await change("PUT", "share", { password: "open sesame" })
    assert.strictEqual((await picture()).status, 404)
    await change("PUT", "share", { password: null })
    assert.strictEqual((await picture()).status, 200)
    await link()
    assert.strictEqual((await picture()).status, 404)
  })

  it("speaks the reader's language", async () => {
    const url = await link()
    const wanted = [
      ["de-AT,en;q=0.5", "de", "Zusammenfassung"],
      ["nl,fr;q=0.8,en;q=0.7", "fr", "Carte mentale"],
      ["zh-TW", "zh-CN", "思维导图"],
      ["xx", "en", "Mind map"],
    ] as const
    await inTurn(wanted, async ([asked, lang, word]) => {
      const { text } = await page(url, { "accept-language": asked })
      assert.include(text, `<html lang="${lang}">`)
      assert.include(text, word)
    })
  })

  it("shows no HTML of a summary, and no link that could run", async () => {
    const summary =
      '# <img src=x onerror=alert(1)>\n\n<script>alert(2)</script>\n\nLinks: [a](javascript:alert(3)) ![b](https://t.example/p.png) [c](https://ok.example/"x) [1:02](#t=62)'
    await call(`${server.url}/api/transcription/${id}/edit`, "PUT", { as: "ada", json: { summary } })
    const { text } = await page(await link())
    assert.notMatch(text, /<img src=x|<script>alert|href="javascript|p\.png/)
    assert.include(text, "&lt;script&gt;alert(2)&lt;/script&gt;")
    assert.include(text, 'rel="nofollow noopener noreferrer ugc"')
    assert.include(text, '<span class="time">1:02</span>')
  })

  it("is gone for good when the link is off, replaced, expired, forged or of another task", async () => {
    const first = await link()
    const second = await change("POST", "share/renew", {})
    await change("PUT", "share_toggle", { on: false })
    const forged = `${server.url}/transcribe/share?token=guessed&id=${id}`
    await inTurn(
      [first, second, forged, second.replace(id, taskId(2)), `${server.url}/transcribe/share`],
      async (url) => {
        const { status, headers, text } = await page(url)
        assert.strictEqual(status, 410, url)
        assert.strictEqual(headers.get("cache-control"), "private, no-store")
        assert.include(text, "no longer active")
        assert.notInclude(text, "Weekly sync")
      },
    )
  })

  it("is where earlier addresses lead", async () => {
    const { searchParams, pathname, search } = new URL(await link())
    await inTurn([
      `/share${search}`,
      ...["/share", "/transcribe/share"].map((base) => `${base}/${searchParams.get("token")}/${id}`),
    ], async (old) => {
      const { status, headers } = await page(server.url + old)
      assert.deepStrictEqual([status, headers.get("location")], [302, pathname + search])
    })
  })
})

describe("a link with a password", () => {
  it("lets in who knows it, when someone in another browser behind the same address has guessed too often", async () => {
    const url = await link()
    await change("PUT", "share", { password: "open sesame" })
    const aBrowser = async () => ({ cookie: (await page(url)).headers.get("set-cookie")?.split(";")[0] ?? "" })
    const [guesser, reader] = [await aBrowser(), await aBrowser()]
    const guesses = Array.from({ length: 11 }, () => enter(url, "open barley", guesser))
    const answers = (await Promise.all(guesses)).map(({ status }) => status)
    assert.deepStrictEqual(answers.toSorted((a, b) => a - b).slice(-2), [403, 429])
    assert.strictEqual((await enter(url, "open sesame", guesser)).status, 429)
    assert.strictEqual((await enter(url, "open sesame", reader)).status, 303)
  })

  it("asks for it, shows nothing before, and lets in by a cookie of this link", async () => {
    const url = await link()
    await change("PUT", "share", { password: "open sesame" })
    const locked = await page(url)
    assert.include(locked.text, 'type="password"')
    assert.notInclude(locked.text, "Weekly sync")
    const wrong = await enter(url, "open barley")
    assert.deepStrictEqual([wrong.status, wrong.headers.get("set-cookie")], [403, null])
    const right = await enter(url, "open sesame")
    assert.strictEqual(right.status, 303)
    const cookie = right.headers.get("set-cookie") ?? ""
    assert.match(cookie, /HttpOnly/)
    assert.match(cookie, /Path=\/transcribe\/share;/)
    const pair = cookie.split(";")[0] ?? ""
    assert.include((await page(url, { cookie: pair })).text, "Weekly sync")
    const next = await change("POST", "share/renew", {})
    assert.notInclude((await page(next, { cookie: pair })).text, "Weekly sync")
  })

  it("stops a visitor who tries many, with the right one too", async () => {
    const url = await link()
    await change("PUT", "share", { password: "open sesame" })
    const tries = Array.from({ length: 10 }, (_, nth) => enter(url, `wrong ${nth}`))
    for (const { status } of await Promise.all(tries)) assert.strictEqual(status, 403)
    const stopped = await enter(url, "open sesame")
    assert.deepStrictEqual([stopped.status, stopped.headers.get("set-cookie")], [429, null])
  })
})

describe("a visitor who has a page open", () => {
  it("hears at once that its link was switched off", async () => {
    const { searchParams } = new URL(await link())
    const events = await ask(`${server.url}/api/transcription/share/${searchParams.get("token")}/${id}/events`, "GET")
    assert.strictEqual(events.headers.get("content-type"), "text/event-stream")
    let heard = ""
    const decoder = new TextDecoder()
    for await (const part of events.body ?? []) {
      heard += decoder.decode(part, { stream: true })
      if (heard.includes("event: open") && !heard.includes("closed")) await change("PUT", "share_toggle", { on: false })
    }
    assert.match(heard, /event: open[\s\S]+event: closed/)
  })
})

describe("a published page", () => {
  it("is found by date and title, and kept from search engines unless they are asked in", async () => {
    const paths = ["/transcribe/show/2026-11-20/Weekly%20sync", "/transcribe/show/weekly-sync"]
    const api = `${server.url}/api/transcription/tasks/title/2026-11-20/Weekly%20sync`
    const unpublished = await page(server.url + (paths[0] ?? ""))
    assert.strictEqual(unpublished.status, 404)
    assert.include(unpublished.text, "no such content on this host")
    assert.strictEqual((await call(api, "GET")).code, 404)
    await publish({ published: true })
    await inTurn(paths, async (path) => {
      const { status, headers } = await page(server.url + path)
      assert.deepStrictEqual([status, headers.get("x-robots-tag")], [200, "noindex, nofollow"])
    })
    const seen = await call(api, "GET")
    assert.deepStrictEqual([seen.code, seen.data["title"], seen.data["full_text"]], [200, "Weekly sync", undefined])
    assert.isString((await call(api, "GET", { as: "ada" })).data["full_text"])
    await publish({ published: true, indexed: true })
    assert.strictEqual((await page(server.url + (paths[1] ?? ""))).headers.get("x-robots-tag"), "index, follow")
    await publish({ published: false })
    assert.strictEqual((await page(server.url + (paths[1] ?? ""))).status, 404)
  })
})
