import { hosts } from "#web/features/account/hosts.ts"
import { describe, expect, it } from "vitest"

const url = "https://parley.example/mcp"

describe.each(Object.entries(hosts))("the setup of %s", (_, { account, key, isElsewhere }) => {
  it("is its address, in whatever form it takes", () => {
    const { into, text } = account(url)
    expect(text).toContain(url)
    expect(text).not.toContain("mcp_")
    expect(into === "file" ? typeof JSON.parse(text) : "object").toBe("object")
  })

  it("has a key only where keys are taken", () => {
    const made = key?.(url)
    expect(made === undefined).toBe(isElsewhere === true)
    expect(made?.text.includes("mcp_…") ?? true).toBe(true)
  })
})
