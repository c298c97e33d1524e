import { desktopDownloadsIn } from "#adapters/system/config/desktop-downloads.ts"
import { assert, describe, it } from "vitest"

const [mac, windows] = ["https://get.example.org/parley.dmg", "https://get.example.org/parley.exe?v=1"]

describe("DESKTOP_DOWNLOADS", () => {
  it("names a system and an address each", () => {
    assert.deepStrictEqual(desktopDownloadsIn(` macos=${mac}, windows = ${windows},`), [
      { system: "macos", url: mac },
      { system: "windows", url: windows },
    ])
    assert.deepStrictEqual(desktopDownloadsIn(""), [])
  })

  it.each([
    mac,
    "beos=https://x.example",
    "macos=",
    "macos=javascript:alert(1)",
    "macos=https://",
    "=https://x.example",
  ])(
    "is refused with %s",
    (text) => assert.isNull(desktopDownloadsIn(text)),
  )
})
