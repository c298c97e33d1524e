import { initials } from "#web/ui/initials.ts"
import { assert, describe, it } from "vitest"

describe("a person without a picture", () => {
  it.each([
    ["Ada King", "AK"],
    ["ada@example.org", "A"],
    ["王芳", "王"],
    ["", ""],
    ["+8613800138012", "12"],
    ["+86138****8012", "12"],
    ["+ plus", "+P"],
  ])("%o is shown as %o", (name, shown) => {
    assert.strictEqual(initials(name), shown)
  })
})
