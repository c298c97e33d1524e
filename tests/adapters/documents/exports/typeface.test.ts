import { findFont } from "#adapters/documents/exports/font-files.ts"
import { typefacesFor } from "#adapters/documents/exports/typeface.ts"
import { assert, it } from "vitest"

it.each([
  ["en", "jp"],
  ["de-DE", "jp"],
  [null, "jp"],
  ["ja", "jp"],
  ["ko", "kr"],
  ["zh", "sc"],
  ["zh-CN", "sc"],
  ["zh-TW", "tc"],
])("a text in %j is written with quotes as wide as its language has them", async (language, region) => {
  const font = await findFont(null)
  assert.isNotNull(font)
  const [{ regular, bold }] = await typefacesFor(font, language)
  assert.deepStrictEqual([regular[1], bold[1]], [`NotoSansCJK${region}-Regular`, `NotoSansCJK${region}-Bold`])
})
