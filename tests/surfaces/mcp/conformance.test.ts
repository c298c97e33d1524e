import { execFile } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openFixture } from "../../support/mcp-fixture/fixture.ts"

const program = join(import.meta.dirname, "../../../node_modules/@modelcontextprotocol/conformance/dist/index.js")
const results = mkdtempSync(join(tmpdir(), "parley-test-"))
let fixture: Awaited<ReturnType<typeof openFixture>> | undefined

interface Check {
  readonly id: string
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO"
  readonly errorMessage?: string
}

/** The checks of the official list, each with its scenario. */
const checksOf = (revision: string, url: string): Promise<ReadonlyArray<readonly [scenario: string, check: Check]>> =>
  new Promise((resolve) => {
    const args = [program, "server", "--url", url, "--spec-version", revision, "--output-dir", results]
    execFile(process.execPath, args, () =>
      resolve(
        readdirSync(results).flatMap((scenario) => {
          const checks: ReadonlyArray<Check> = JSON.parse(readFileSync(join(results, scenario, "checks.json"), "utf8"))
          return checks.map((check) => [scenario.replace(/-\d{4}-.*/, ""), check] as const)
        }),
      ))
  })

beforeAll(async () => {
  fixture = await openFixture(0)
})
afterAll(async () => {
  await fixture?.close()
  rmSync(results, { recursive: true, force: true })
})

it("the official list of 2025-11-25 passes whole, with nothing left out", async () => {
  const checks = await checksOf("2025-11-25", fixture?.url ?? "")
  expect(new Set(checks.map(([scenario]) => scenario)).size).toBe(30)
  expect(checks.filter(([, { status }]) => status !== "SUCCESS")).toEqual([])
})
