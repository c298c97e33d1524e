import { keyName } from "#web/lib/key-name.ts"
import { assert, describe, it } from "vitest"

describe("a key", () => {
  it.each(
    [
      ["Ctrl", "de", "Strg"],
      ["Delete", "de", "Entf"],
      ["Shift", "fr", "Maj"],
      ["Enter", "es", "Intro"],
      ["Ctrl", "fr", "Ctrl"],
      ["Space", "ja", "スペース"],
      ["K", "de", "K"],
    ] as const,
  )("%s is called what keyboards say in %s: %s", (key, reader, name) => {
    assert.strictEqual(keyName(key, reader), name)
  })
})
