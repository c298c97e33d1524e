import { shellWord } from "#adapters/engines/speech/pocketsphinx/shell-word.ts"
import { execFileSync } from "node:child_process"
import { assert, describe, it } from "vitest"

describe("a word of a shell line", () => {
  it.each(["plain", "two words", "it's", "''", "$(id)", "`id`", "a; rm b | c & d", '"', "\\", "new\nline", "*", "-n"])(
    "arrives as it was: %j",
    (text) =>
      assert.strictEqual(execFileSync("sh", ["-c", `printf %s ${shellWord(text)}`], { encoding: "utf8" }), text),
  )
})
