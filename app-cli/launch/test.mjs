import { spawn } from "node:child_process"
import { readFileSync, rmSync } from "node:fs"
import { freemem } from "node:os"
import { join, relative } from "node:path"
import { ensureBuild } from "./build.mjs"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, environment, node, root } from "./packages.mjs"

const quick = process.argv.includes("check")
// A log that is read later is plain text.
if (!process.stdout.isTTY) environment.NO_COLOR = "1"
ensurePackages()
ensureEngines(quick ? "check" : "test")
if (!quick) ensureBuild()

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
const tool = (name, ...args) => [node, [join(root, "node_modules", ".bin", name), ...args]]
const checks = {
  format: ["node_modules/.bin/dprint", ["check"]],
  lint: tool("oxlint", "--type-aware", "--deny-warnings"),
  // Each additional type checker repeats most of what the others do.
  types: tool("tsc", "-b", "--checkers", "1"),
  "dead code": tool("knip"),
}

/** The linter and the compiler spend half their time collecting garbage unless they may use more memory; each has one processor, which costs less in all. */
const roomy = {
  ...environment,
  GOGC: "800",
  GOMEMLIMIT: `${Math.round(freemem() / 4)}B`,
  GOMAXPROCS: "1",
}

/** Prints what the check said once it is over, as others run at the same time; resolves to whether it passed. */
const checked = ([name, [command, args]]) =>
  new Promise((resolve) => {
    const started = Date.now()
    let said = ""
    const child = spawn(command, args, { cwd: root, env: roomy })
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => void (said += text))
    const end = (isFine) => {
      process.stdout.write(`${said}${isFine ? "✓" : "✗"} ${name} (${seconds(Date.now() - started)})\n`)
      resolve(isFine)
    }
    child.on("error", ({ message }) => {
      said += `${command}: ${message}\n`
      end(false)
    })
    child.on("close", (code) => end(code === 0))
  })

const report = join(root, ".cache", "tests.json")
rmSync(report, { force: true })
const chosen = quick ? ["tests/domain", "tests/surfaces", "tests/architecture", "--exclude", "**/*.long.test.ts"] : []
const reports = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`, "--silent=passed-only"]

/** The tests wait a lot, so the checks take place beside them. */
const tested = ([command, args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: environment, stdio: "inherit" })
    child.on("error", () => resolve(1)).on("close", (code) => resolve(code ?? 1))
  })

const [status, ...results] = await Promise.all([
  tested(tool("vitest", "run", ...chosen, ...reports)),
  ...Object.entries(checks).map(checked),
])
let passed = results.filter(Boolean).length
let failed = results.length - passed
let skipped = 0
try {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  )
  passed += numPassedTests
  failed += numFailedTests
  skipped += numPendingTests + numTodoTests
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, time: endTime - startTime }))
  console.log("\nThe slowest files:")
  for (const { name, time } of files.toSorted((a, b) => b.time - a.time).slice(0, 10)) {
    console.log(`${seconds(time).padStart(9)}  ${relative(root, name)}`)
  }
} catch {
  failed++
}
// A suite that could not even be loaded fails without a failed test.
if (status !== 0 && failed === 0) failed++

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
