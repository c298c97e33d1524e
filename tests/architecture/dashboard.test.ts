import { prometheusNames } from "#adapters/system/opentelemetry/prometheus.ts"
import { metrics } from "#domain/kernel/metrics.ts"
import { Schema } from "effect"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../..")
const text = readFileSync(join(root, "deploy/grafana/parley.json"), "utf8")
const docs = readFileSync(join(root, "docs/telemetry.md"), "utf8")

/** The names under which Prometheus stores each metric. */
const stored = new Set(metrics.flatMap(({ id, type }) => {
  const name = prometheusNames.get(id) ?? ""
  return type === "Histogram" ? ["bucket", "sum", "count"].map((part) => `${name}_${part}`) : [name]
}))

const expressions = [...text.matchAll(/"(?:expr|definition)": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = ""]) => expr)
const shown = expressions.flatMap((expr) => expr.match(/\b(?:parley|http_server)_[a-z_]+/g) ?? [])

const read = Schema.decodeUnknownSync(
  Schema.Struct({ panels: Schema.Array(Schema.Struct({ id: Schema.Int, title: Schema.NonEmptyString })) }),
)

describe("the dashboard for Grafana", () => {
  it("asks for metrics that exist", () => {
    assert.isAbove(shown.length, 20)
    assert.deepStrictEqual(shown.filter((name) => !stored.has(name)), [])
  })

  it("shows all that is measured, and docs/telemetry.md lists it", () => {
    const missing = [...prometheusNames.values()].filter((name) => !shown.some((one) => one.startsWith(name)))
    assert.deepStrictEqual(missing, [])
    assert.deepStrictEqual([...prometheusNames.values()].filter((name) => !docs.includes(`\`${name}\``)), [])
  })

  it("names each panel and lets the operator choose the data source", () => {
    const { panels } = read(JSON.parse(text))
    assert.strictEqual(new Set(panels.map(({ id }) => id)).size, panels.length)
    assert.notMatch(text, /"uid": "(?!parley"|\$\{datasource\}")/)
  })
})
