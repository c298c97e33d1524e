import { isToolsPath } from "#web/lib/base-path.ts"
import { assert, it } from "vitest"

it.each([
  ["/tools", true],
  ["/tools/media", true],
  ["/online-youtube-video-transcript", true],
  ["/toolsmith", false],
  ["/transcribe/", false],
  ["/transcribe/tools", false],
])("people stay at %s after signing out: %s", (path, stays) => {
  assert.strictEqual(isToolsPath(path), stays)
})
