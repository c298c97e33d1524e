import { contentPolicy } from "#api/http/content-policy.ts"
import { legalPages } from "#api/http/legal/legal-pages.ts"
import { usagePage } from "#api/http/legal/usage-page.ts"
import { foreignOf } from "#api/http/web-page.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { OfferedSignIn } from "#domain/sign-in/sign-in-options.port.ts"
import { byMailOnly } from "#tests/support/by-mail-only.ts"
import { Effect } from "effect"
import { assert, describe, it } from "vitest"

const own = { collector: "/collect", productNo: 1, publicIndex: 1 }
const theirs = { ...own, collector: "https://collector.example.org/v1/collect" }
const signIn = (kind: "none" | "turnstile") => ({
  methods: [],
  passkey_domain: null,
  human_check: { kind, site_key: null },
  terms: { version: "1", url: "/terms", privacy_url: "/privacy" },
})

const textOf = async (analytics: typeof own | null, path = "/usage-statistics") =>
  (await (await Effect.runPromise(usagePage({ analytics, brand: "Parley <&>" }))).request(path)).text()

const privacy = async (analytics: typeof own | null) => {
  const pages = legalPages({ analytics, brand: "Parley" }).pipe(
    Effect.provideService(PublicAddress, { url: "https://parley.example" }),
    Effect.provideService(OfferedSignIn, {
      ...byMailOnly,
      terms: { version: "7", url: "https://parley.example/terms", privacyUrl: "https://parley.example/privacy" },
    }),
  )
  return (await (await Effect.runPromise(pages)).request("/privacy?lang=de")).text()
}

describe("the page on usage statistics", () => {
  it.each([
    ["en", "Stop counting this browser"],
    ["de", "Diesen Browser nicht mehr zählen"],
    ["es", "Dejar de contar este navegador"],
    ["fr", "Ne plus compter ce navigateur"],
    ["pt", "Parar de contar este navegador"],
    ["ja", "このブラウザを数えない"],
    ["ko", "이 브라우저를 집계하지 않기"],
    ["zh-CN", "停止统计此浏览器"],
  ])("says in %s how to refuse", async (language, text) => {
    const page = await textOf(own, `/usage-statistics?lang=${language}`)
    assert.include(page, `<html lang="${language}">`)
    assert.include(page, text)
    assert.include(page, "Parley &lt;&amp;&gt;")
  })

  it("says where the reports go", async () => {
    assert.include(await textOf(own), "The reports stay on this server and are deleted after 90 days.")
    assert.include(await textOf(theirs), "The reports go to https://collector.example.org/v1/collect,")
  })

  it("is there only where something is reported, and so is what the privacy page says of it", async () => {
    assert.strictEqual(await textOf(null), "404 Not Found")
    assert.include(await privacy(own), `href="/usage-statistics?lang=de"`)
    assert.notInclude(await privacy(null), "usage-statistics")
  })
})

const connecting = (analytics: typeof own | null, kind: "none" | "turnstile" = "none") =>
  contentPolicy(undefined, foreignOf({ analytics, uploadsTo: null, signIn: signIn(kind) })).split("; ")

describe("the content policy of a page", () => {
  it("allows exactly the collector that is configured", () => {
    assert.include(connecting(null), "connect-src 'self'")
    assert.include(connecting(own), "connect-src 'self'")
    assert.include(connecting(theirs), "connect-src 'self' https://collector.example.org/v1/collect")
    assert.include(connecting(theirs, "turnstile"), "script-src 'self' https://challenges.cloudflare.com")
  })
})
