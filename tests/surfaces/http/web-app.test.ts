import { aServer } from "#tests/support/http/a-server.ts"
import { bootStyle, pageStyle, script, themeScript } from "#tests/support/http/a-site.ts"
import { ask, call } from "#tests/support/http/call.ts"
import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { inAppBrowsers } from "../../../app-api/http/in-app-browser.ts"

const server = aServer()
const get = (path: string, headers: Record<string, string> = {}) => ask(server.url + path, "GET", { headers })
const page = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text()
const brand = "Parley <&>"
const overHttp2 = { "x-forwarded-proto": "https" }

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** What a page has links for, by the names the site gave its files. */
const early = (text: string) =>
  [...text.matchAll(/<link rel="(modulepreload|preload|stylesheet)"[^>]* href="\/assets\/(\w+)-/g)]
    .map(([, kind, name]) => `${kind} ${name}`)

describe("the page of the web app", () => {
  const own = ["", "task/1", "login", "callback?code=1", "no/such/screen", "no/such/Take%202.mp3"]
  for (const path of own.map((address) => `/transcribe/${address}`)) {
    it(`is at ${path}`, async () => {
      const answer = await get(path)
      assert.strictEqual(answer.status, 200)
      assert.include(await answer.text(), '<div id="root">')
      assert.strictEqual(answer.headers.get("cache-control"), "no-cache")
      const again = await get(path, { "if-none-match": answer.headers.get("etag") ?? "" })
      assert.deepStrictEqual([again.status, await again.text()], [304, ""])
    })
  }

  it("is what people see where nothing is, and programs get the envelope", async () => {
    const paths = ["/nothing", "/tools/", "/assets/gone-zzzzzzzz.js", "/share/alone", "/transcribe/gone.png"]
    const seen = await Promise.all(paths.map((path) => get(path, { accept: "text/html,*/*;q=0.8" })))
    assert.deepStrictEqual(seen.map(({ status }) => status), paths.map(() => 404))
    for (const text of await Promise.all(seen.map((answer) => answer.text()))) assert.include(text, '<div id="root">')
    const answers = await Promise.all(paths.map((path) => call(server.url + path, "GET")))
    assert.deepStrictEqual(answers.map(({ data }) => data["error_code"]), paths.map(() => "RouteNotFound"))
  })

  const moved: ReadonlyArray<readonly [string, string]> = [
    ["/", "/transcribe/"],
    ["/?task=1", "/transcribe/?task=1"],
    ["/transcribe", "/transcribe/"],
    ["/login", "/transcribe/login"],
    ["/callback?token=a%20b", "/transcribe/callback?token=a%20b"],
    ...["mobile?folder=none", "payment/plans", "payment/success?order_id=1", "payment/cancel"]
      .map((address) => [`/${address}`, `/transcribe/${address}`] as const),
    ["/transcribe/mobile/?query=a%20b", "/transcribe/mobile?query=a%20b"],
    ["/transcribe/share/?token=a&id=b", "/transcribe/share?token=a&id=b"],
    ["/transcribe/show/2026-11-27/%E4%BC%9A%E8%AE%AE/", "/transcribe/show/2026-11-27/%E4%BC%9A%E8%AE%AE"],
  ]
  for (const [from, to] of moved) {
    it(`has moved from ${from} to ${to}`, async () => {
      const answer = await get(from)
      assert.deepStrictEqual([answer.status, answer.headers.get("location")], [302, to])
    })
  }

  it("says what the app must know, and nothing in a name becomes markup", async () => {
    const text = await page("/transcribe/")
    assert.include(text, "<title>Parley &lt;&amp;&gt;</title>")
    const data = /<script type="application\/json" id="settings">([^<]*)<\/script>/.exec(text)?.[1] ?? ""
    const { version, ...settings } = JSON.parse(data)
    assert.deepStrictEqual(settings, {
      brand: "Parley <&>",
      region: "international",
      mode: "embedded",
      registration: "open",
      plans: "on",
      signIn: {
        methods: [{ name: "email", is_ready: true }],
        passkey_domain: null,
        human_check: { kind: "none", site_key: null },
        terms: { version: "2026-11", url: "/terms", privacy_url: "/privacy" },
      },
      downloads: [],
      recommendsEdition: true,
      otherEditionUrl: "https://parley.example.cn",
      uploadsTo: null,
      inAppBrowsers: inAppBrowsers.source,
      sendsMail: false,
      sendsCodes: false,
      support: "help@parley.example",
      outbox: true,
      hasTools: true,
      analytics: null,
    })
    assert.match(version, /^[0-9a-f]{12}$/)
    assert.deepStrictEqual((await call(`${server.url}/api/version`, "GET")).data, { version })
  })

  it("speaks the language that the browser asks for until the app does", async () => {
    const answer = await get("/transcribe/", { "accept-language": "fr-CH, fr;q=0.9, en;q=0.8" })
    const text = await answer.text()
    assert.include(text, '<html lang="fr">')
    assert.include(text, 'content="Transformez enregistrements')
    assert.include(text, "<noscript>Parley &lt;&amp;&gt; a besoin de JavaScript.</noscript>")
    assert.strictEqual(answer.headers.get("vary"), "Accept-Encoding, Accept-Language")
    assert.include(await page("/transcribe/", { "accept-language": "tlh" }), '<html lang="en">')
  })

  it("runs and applies what it brings along, by its hash, and nothing else that is written into it", async () => {
    const policy = (await get("/transcribe/")).headers.get("content-security-policy") ?? ""
    assert.include(policy, `script-src 'self' ${hash(themeScript)};`)
    assert.include(policy, `style-src 'self' ${hash(bootStyle)} ${hash(pageStyle)};`)
    for (
      const directive of ["worker-src 'self'", "manifest-src 'self'", "connect-src 'self'", "media-src 'self' blob:"]
    ) {
      assert.include(policy, `${directive};`)
    }
    assert.notMatch(policy, /unsafe|https?:/)
  })
})

describe("what the page loads early", () => {
  it("is not its styles: it brings them along", async () => {
    assert.include(await page("/transcribe/"), `<style>${pageStyle}</style>`)
  })

  const built = ["modulepreload react"]

  it("is what the screen at the address needs, each file once", async () => {
    assert.deepStrictEqual(early(await page("/transcribe/?q=1", overHttp2)), [
      ...built,
      "preload inter",
      "stylesheet library",
      "modulepreload frame",
      "modulepreload shared",
      "modulepreload library",
    ])
    assert.deepStrictEqual(early(await page("/transcribe/login", overHttp2)), [
      ...built,
      "preload inter",
      "modulepreload login",
    ])
  })

  it("is the font alone where the screen is not known", async () => {
    assert.deepStrictEqual(early(await page("/transcribe/no/such/screen", overHttp2)), [...built, "preload inter"])
  })

  it("is left to the page over HTTP/1.1", async () => {
    assert.deepStrictEqual(early(await page("/transcribe/")), built)
  })
})

describe("the files of the web app", () => {
  const file = "/assets/index-aaaaaaaa.js"

  const codings: ReadonlyArray<readonly [string, string | null]> = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["identity", null],
    ["brx", null],
  ]
  for (const [accepted, coding] of codings) {
    it(`are sent as ${coding} to who takes ${accepted}`, async () => {
      const answer = await get(file, { "accept-encoding": accepted })
      assert.strictEqual(answer.headers.get("content-encoding"), coding)
      assert.strictEqual(await answer.text(), script)
      assert.include(answer.headers.get("vary") ?? "", "Accept-Encoding")
      const head = await ask(server.url + file, "HEAD", { headers: { "accept-encoding": accepted } })
      const same = ["etag", "content-length", "content-encoding", "content-type"]
      assert.deepStrictEqual(same.map((name) => head.headers.get(name)), same.map((name) => answer.headers.get(name)))
      const again = await get(file, { "accept-encoding": accepted, "if-none-match": answer.headers.get("etag") ?? "" })
      assert.strictEqual(again.status, 304)
    })
  }

  it("have one tag for each way they are sent, and are kept for ever when their name is hashed", async () => {
    const answers = await Promise.all(
      ["br", "gzip", "identity"].map((coding) => get(file, { "accept-encoding": coding })),
    )
    assert.lengthOf(new Set(answers.map(({ headers }) => headers.get("etag"))), 3)
    assert.strictEqual(answers[0]?.headers.get("cache-control"), "public, max-age=31536000, immutable")
    assert.strictEqual((await get("/favicon.svg")).headers.get("cache-control"), "no-cache")
  })

  it("have another tag once they are rewritten", async () => {
    const before = (await get("/favicon.svg")).headers.get("etag")
    writeFileSync(join(server.folder, "site/favicon.svg"), "<svg></svg>")
    const after = await get("/favicon.svg", { "if-none-match": before ?? "" })
    assert.deepStrictEqual([after.status, await after.text()], [200, "<svg></svg>"])
  })

  it("do not include what the build leaves for the server", async () => {
    const paths = [".vite/manifest.json", "index.html", `${file}.br`, `${file}.gz`, `${file}.map`, "assets/", "assets"]
    const statuses = await Promise.all(paths.map(async (path) => (await get(`/${path.replace(/^\//, "")}`)).status))
    assert.deepStrictEqual(statuses, paths.map(() => 404))
  })

  it("do not include what lies outside the folder", async () => {
    const { port } = new URL(server.url)
    const paths = ["/../a.txt", "/%2e%2e/incoming", "/..%2f..%2fetc/passwd", "/%00", "/%ff.txt"]
    const seen = await Promise.all(
      paths.map((path) =>
        new Promise((resolve, reject) =>
          request({ port, host: "127.0.0.1", path }, (answer) => {
            answer.resume()
            resolve(answer.statusCode)
          }).on("error", reject).end()
        )
      ),
    )
    assert.deepStrictEqual(seen, paths.map(() => 404))
  })

  it("take no other method", async () => {
    const { status, headers } = await call(server.url + file, "DELETE")
    assert.deepStrictEqual([status, headers.get("allow")], [405, "GET, HEAD"])
  })
})

describe("the installed app", () => {
  it("has a service worker for the whole app, revalidated each time", async () => {
    const { status, headers } = await get("/transcribe/sw.js")
    const values = ["cache-control", "service-worker-allowed", "content-type"].map((name) => headers.get(name))
    assert.deepStrictEqual([status, ...values], [200, "no-cache", "/transcribe/", "text/javascript; charset=utf-8"])
  })

  it("has the name of this product, whatever the build called it", async () => {
    const path = "/transcribe/manifest.webmanifest"
    const answer = await get(path, { "accept-encoding": "br" })
    assert.strictEqual(answer.headers.get("content-type"), "application/manifest+json")
    assert.deepStrictEqual(await answer.json(), { name: brand, short_name: brand, display: "standalone" })
    assert.deepStrictEqual([answer.headers.get("cache-control"), (await get(path)).status], ["no-cache", 200])
    const again = await get(path, { "if-none-match": answer.headers.get("etag") ?? "" })
    assert.deepStrictEqual([again.status, await again.text()], [304, ""])
    const head = await ask(server.url + path, "HEAD")
    assert.deepStrictEqual([head.status, await head.text()], [200, ""])
  })

  it("is asked to share a file again when no service worker took it", async () => {
    const form = new FormData()
    form.set("files", new Blob([new Uint8Array(3_000_000)]), "talk.mp3")
    const answer = await ask(`${server.url}/transcribe/share-target`, "POST", { body: form })
    assert.deepStrictEqual([answer.status, answer.headers.get("location")], [303, "/transcribe/?shared=again"])
  })
})
