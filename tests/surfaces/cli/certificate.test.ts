import { type Certificate, readCertificate } from "#adapters/system/config/certificate.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { checkCertificate } from "#cli/doctor/certificate.ts"
import { lookForNewer } from "#cli/serve/renew-certificate.ts"
import { fileFolder } from "#tests/support/a-folder.ts"
import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { ConfigProvider, Effect, Logger, Ref } from "effect"
import { copyFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const folder = fileFolder()
const good = aCertificate({ folder }).files
const other = aCertificate({ folder }).files
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const settingsOf = (env: Record<string, string>) =>
  settings.pipe(Effect.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))), Effect.orDie)
const looked = (env: Record<string, string>) =>
  Effect.runPromise(Effect.flatMap(settingsOf(env), (given) => Effect.result(readCertificate(given))))
const found = (env: Record<string, string>) => Effect.runPromise(Effect.flatMap(settingsOf(env), checkCertificate))

describe("the certificate", () => {
  it("is not needed", async () => {
    assert.propertyVal(await looked({}), "success", null)
    assert.deepInclude(await found({}), { state: "off", essential: false })
  })

  it("makes the address an https one, unless that is given", async () => {
    const { cert, key } = good
    const own = await Effect.runPromise(settingsOf({ TLS_CERT: cert, TLS_KEY: key, PORT: "8443" }))
    assert.strictEqual(own.publicUrl, "https://127.0.0.1:8443")
    const given = await Effect.runPromise(
      settingsOf({ TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL: "https://a.example/" }),
    )
    assert.strictEqual(given.publicUrl, "https://a.example")
  })

  const refusals: ReadonlyArray<readonly [string, Record<string, string>, RegExp]> = [
    ["without a key", { TLS_CERT: good.cert }, /^TLS_KEY must be set/],
    ["without a certificate", { TLS_KEY: good.key }, /^TLS_CERT must be set/],
    [
      "at a path where nothing is",
      { TLS_CERT: "/nowhere.pem", TLS_KEY: good.key },
      /^TLS_CERT: \/nowhere.pem cannot be read/,
    ],
    ["that is none", { TLS_CERT: file("a.pem", "hello"), TLS_KEY: good.key }, /^TLS_CERT: .* is not a certificate/],
    ["with a key that is none", { TLS_CERT: good.cert, TLS_KEY: file("b.pem", "hello") }, /^TLS_KEY: .* is not a key/],
    ["with the key of another", { TLS_CERT: good.cert, TLS_KEY: other.key }, /^TLS_KEY: is not the key of/],
    [
      "for an address without TLS",
      { TLS_CERT: good.cert, TLS_KEY: good.key, PUBLIC_URL: "http://a.example" },
      /^PUBLIC_URL must begin with https:/,
    ],
  ]
  for (const [what, env, message] of refusals) {
    it(`is refused ${what}, by the name of the setting`, async () => {
      const result = await looked(env)
      assert.match(result._tag === "Failure" ? result.failure.message : "", message)
      assert.deepInclude(await found(env), { state: "missing", essential: true })
    })
  }

  const states: ReadonlyArray<readonly [string, Parameters<typeof aCertificate>[0], string, RegExp]> = [
    ["one that lasts", { folder }, "ok", /^until \d{4}-\d\d-\d\d$/],
    ["one that ends soon", { folder, days: 5 }, "missing", /^until/],
    ["one for another name", { folder, name: "DNS:a.example" }, "missing", /^it is not valid for 127\.0\.0\.1$/],
  ]
  for (const [what, wanted, state, detail] of states) {
    it(`is looked at by the doctor: ${what}`, async () => {
      const { cert, key } = aCertificate(wanted).files
      const finding = await found({ TLS_CERT: cert, TLS_KEY: key })
      assert.deepStrictEqual([finding.state, finding.essential], [state, false])
      assert.match(finding.detail, detail)
    })
  }
})

describe("a renewed certificate", () => {
  it("is taken up once, and a broken one is not", async () => {
    const paths = { cert: join(folder, "live.pem"), key: join(folder, "live-key.pem") }
    const put = ({ cert, key }: typeof paths): void => {
      copyFileSync(cert, paths.cert)
      copyFileSync(key, paths.key)
    }
    const wanted = { tlsCert: paths.cert, tlsKey: paths.key, publicUrl: "https://127.0.0.1:8420" }
    const taken: Array<Certificate> = []
    const lines: Array<string> = []
    const log = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
    put(good)
    await Effect.runPromise(
      Effect.gen(function*() {
        const first = yield* readCertificate(wanted)
        const used = yield* Ref.make(first ?? assert.fail("there is one"))
        const look = lookForNewer(wanted, used, (newer) => Effect.sync(() => void taken.push(newer)))
        yield* look
        assert.lengthOf(taken, 0)
        put(other)
        yield* look
        yield* look
        assert.lengthOf(taken, 1)
        writeFileSync(paths.cert, "half a certifi")
        yield* look
        assert.lengthOf(taken, 1)
      }).pipe(Effect.provide(log)),
    )
    assert.match(lines.join("\n"), /The certificate was renewed[^]*The old certificate is kept/)
  })
})
