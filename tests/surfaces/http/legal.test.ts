import { OwnEdition } from "#domain/kernel/edition.ts"
import { OfferedSignIn } from "#domain/sign-in/sign-in-options.port.ts"
import { byMailOnly } from "#tests/support/by-mail-only.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { ask } from "#tests/support/http/call.ts"
import { Layer } from "effect"
import { assert, describe, it } from "vitest"

const server = aServer()
const operators = aServer(
  Layer.succeed(OfferedSignIn, {
    ...byMailOnly,
    terms: { version: "7", url: "https://operator.example/terms", privacyUrl: "https://operator.example/privacy" },
  }),
)

const chinese = aServer(Layer.succeed(OwnEdition, "cn"))

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(server.url + path, "GET", { headers })).text()

describe("terms and privacy", () => {
  it("say what the server stores and does, escaped, with its version, and lead to each other", async () => {
    const terms = await textOf("/terms")
    assert.include(terms, "<h1>Terms</h1>")
    assert.include(terms, "AI can be wrong")
    assert.include(terms, "Parley &lt;&amp;&gt;")
    assert.include(terms, byMailOnly.terms.version)
    assert.include(terms, `href="/privacy?lang=en"`)
    assert.include(await textOf("/privacy"), "How to delete")
  })

  it.each([
    ["de", "Datenschutz"],
    ["es", "Privacidad"],
    ["fr", "Confidentialité"],
    ["pt", "Privacidade"],
    ["ja", "プライバシー"],
    ["ko", "개인정보"],
    ["zh-CN", "隐私"],
  ])("speak %s, by the browser or the address", async (language, title) => {
    const byHeader = await textOf("/privacy", { "accept-language": `${language},en;q=0.5` })
    const byAddress = await textOf(`/privacy?lang=${language}`, { "accept-language": "en" })
    for (const page of [byHeader, byAddress]) {
      assert.include(page, `<html lang="${language}">`)
      assert.include(page, `<h1>${title}</h1>`)
      assert.notMatch(page, /\{brand\}|\{url\}/)
    }
  })

  it("are Chinese in the China edition, unless the address says otherwise", async () => {
    const headers = { "accept-language": "en" }
    const seen = async (path: string) => (await ask(chinese.url + path, "GET", { headers })).text()
    assert.include(await seen("/terms"), '<html lang="zh-CN">')
    assert.include(await seen("/privacy?lang=de"), '<html lang="de">')
    assert.include(await seen("/transcribe/share?token=x&id=y"), '<html lang="zh-CN">')
    assert.include(await seen("/transcribe/show/nothing"), '<html lang="zh-CN">')
  })

  it("are those of the operator where there are any", async () => {
    const paths = ["/terms", "/privacy"]
    const answers = await Promise.all(paths.map((path) => fetch(operators.url + path, { redirect: "manual" })))
    assert.deepStrictEqual(
      answers.map(({ status, headers }) => [status, headers.get("location")]),
      paths.map((path) => [302, `https://operator.example${path}`]),
    )
  })
})
