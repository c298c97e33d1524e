import { readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { ensureBuild } from "./build.mjs"
import { ensureEngines } from "./engines.mjs"
import { ensurePackages, environment, node, root, run } from "./packages.mjs"

const quick = process.argv.includes("check")
// A log that is read later is plain text.
if (!process.stdout.isTTY) environment.NO_COLOR = "1"
ensurePackages()
ensureEngines(quick ? "check" : "test")
if (!quick) ensureBuild()

const tool = (name, ...args) => [node, [join(root, "node_modules", ".bin", name), ...args]]
const checks = {
  format: ["node_modules/.bin/dprint", ["check"]],
  lint: tool("oxlint", "--type-aware", "--deny-warnings"),
  types: tool("tsc", "-b"),
  "dead code": tool("knip"),
}

let passed = 0
let failed = 0
for (const [name, [command, args]] of Object.entries(checks)) {
  const started = Date.now()
  const isFine = run(command, args) === 0
  isFine ? passed++ : failed++
  console.log(`${isFine ? "✓" : "✗"} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

const report = join(root, ".cache", "tests.json")
rmSync(report, { force: true })
const folders = quick ? ["tests/domain", "tests/surfaces", "tests/architecture"] : []
const vitest = ["run", ...folders, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
const status = run(...tool("vitest", ...vitest))
let skipped = 0
try {
  const totals = JSON.parse(readFileSync(report, "utf8"))
  passed += totals.numPassedTests
  failed += totals.numFailedTests
  skipped += totals.numPendingTests + totals.numTodoTests
} catch {
  failed++
}
// A suite that could not even be loaded fails without a failed test.
if (status !== 0 && failed === 0) failed++

console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)
