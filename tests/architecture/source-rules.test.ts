import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const sources = execFileSync("git", ["ls-files", "domain", "adapters", "app-*"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))

const having = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

/** What docs/security.md says of all sources. */
describe("no source of the product", () => {
  it("is left out of these checks", () => assert.isAbove(sources.length, 1000))

  it("writes HTML into a page: what is shown is text, or an element that we made", () =>
    assert.isEmpty(
      having(/dangerouslySetInnerHTML|(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write|srcdoc/i),
    ))

  it("runs text as code", () => assert.isEmpty(having(/\beval\(|new Function\(|setTimeout\(\s*["'`]/)))

  it("turns off the check of a certificate", () =>
    assert.isEmpty(having(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|InsecureSkipVerify/)))

  // The first words of a line are sent to whoever receives telemetry (adapters/system/opentelemetry/log-records.ts).
  it("puts anything but its own words at the beginning of a log line", () =>
    assert.isEmpty(having(/Effect\.log(?:Debug|Info|Warning|Error|Fatal|Trace)\(\s*[^\s"]/)))

  // The browser of a guest in meetings is driven by playwright-core, a dependency of its own.
  it("imports a test, or what is only for tests", () =>
    assert.isEmpty(having(/from "(?:#tests\/|[./]*tests\/|vitest|@effect\/vitest|playwright(?!-core"))/)))
})
