import { anyCase } from "#adapters/system/intl/any-case.ts"
import { assert, describe, it } from "@effect/vitest"

describe("a pattern whose words match in any case", () => {
  it.each([
    ["send it", "SEND it", true],
    [String.raw`ask \p{Lu}\p{L}+`, "Ask Ann", true],
    [String.raw`ask \p{Lu}\p{L}+`, "ask ann", false],
    ["[m]orgen", "mOrgen", true],
    ["[m]orgen", "Morgen", false],
    ["(?<who>ann) über", "ANN ÜBER", true],
    [String.raw`\bstraße\b`, "STRAßE", true],
    [String.raw`a{2}\d`, "Aa1", true],
  ])("%s on %s: %s", (pattern, text, matches) => assert.strictEqual(anyCase(pattern).test(text), matches))
})
