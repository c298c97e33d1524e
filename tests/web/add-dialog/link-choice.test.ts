import {
  addressAlone,
  answered,
  captionsOf,
  isUsedUp,
  type LinkChoice,
  noLink,
  type Video,
} from "#web/features/add-dialog/link/link-choice.ts"
import { assert, describe, it } from "vitest"

const quota = { used: 1, limit: 2, is_offered: true, reason: null, referral_link: null }

const video: Video = {
  url: "https://example.org/talk",
  site: "example.org",
  title: "A talk",
  duration: 180,
  captions: [{ language: "en", name: "English" }, { language: "pt-BR", name: "Portuguese" }],
  minutes: 3,
  quota,
}

const shown: LinkChoice = { ...noLink, address: video.url, video }

describe("what is pasted", () => {
  it.each([
    ["https://youtu.be/BaW_jenozKc", "https://youtu.be/BaW_jenozKc"],
    [" HTTP://example.org/a?b=c\n", "HTTP://example.org/a?b=c"],
    ["See https://youtu.be/BaW_jenozKc", null],
    ["https://youtu.be/a https://youtu.be/b", null],
    ["youtu.be/BaW_jenozKc", null],
    ["javascript:alert(1)", null],
    ["", null],
  ])("is an address alone or not: %j", (text, address) => assert.strictEqual(addressAlone(text), address))
})

describe("the answer of a site", () => {
  it("is shown for the address that is in the field", () =>
    assert.deepStrictEqual(answered({ ...noLink, address: video.url }, video.url, video), shown))

  it("is dropped once another address is there", () => {
    const changed = { ...noLink, address: "https://example.org/other" }
    assert.strictEqual(answered(changed, video.url, video), changed)
  })
})

describe("captions", () => {
  it("are not taken unless chosen", () => assert.isNull(captionsOf(shown)))

  it("are the first ones until others are chosen", () => {
    const chosen = { ...shown, takesCaptions: true }
    assert.strictEqual(captionsOf(chosen), "en")
    assert.strictEqual(captionsOf({ ...chosen, language: "pt-BR" }), "pt-BR")
    assert.strictEqual(captionsOf({ ...chosen, language: "de" }), "en")
  })

  it("are not taken where there are none", () =>
    assert.isNull(captionsOf({ ...shown, takesCaptions: true, video: { ...video, captions: [] } })))
})

describe("video links", () => {
  it.each([
    [0, 2, false],
    [1, 2, false],
    [2, 2, true],
    [3, 2, true],
    [0, 0, true],
    [99, null, false],
  ])(
    "are used up when all are used: %j of %j",
    (used, limit, expected) => assert.strictEqual(isUsedUp({ ...quota, used, limit }), expected),
  )
})
