import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { checkLink, meetingHosts, videoHosts } from "#web/features/add-dialog/link/check-link.ts"
import { assert, describe, it } from "vitest"

describe("an address being typed", () => {
  it.each([
    ["", "empty"],
    ["   ", "empty"],
    ["my video", "notAnAddress"],
    ["youtube", "notAnAddress"],
    ["https://", "notAnAddress"],
    ["ftp://youtube.com/a", "notWeb"],
    ["javascript:alert(1)", "notWeb"],
    ["https://example.org/watch?v=1", "otherHost"],
    ["https://notyoutube.com/watch?v=1", "otherHost"],
    ["https://youtube.com.example.org/", "otherHost"],
    ["https://www.youtube.com/watch?v=1", null],
    ["http://m.youtube.com/watch?v=1", null],
    [" youtu.be/abc ", null],
  ])("of a video is checked: %s", (typed, error) => assert.strictEqual(checkLink(typed, videoHosts), error))

  it.each([
    ["https://us02web.zoom.us/j/123", null],
    ["meet.google.com/abc-defg-hij", null],
    ["https://teams.microsoft.com/l/meetup-join/x", null],
    ["https://google.com/abc", "otherHost"],
  ])("of a meeting is checked: %s", (typed, error) => assert.strictEqual(checkLink(typed, meetingHosts), error))
})

describe("the languages to choose from", () => {
  it("are named and sorted in the reader's language", () => {
    const german = spokenLanguages("de")
    assert.deepInclude(german, { code: "zh", name: "Chinesisch" })
    const names = german.map(({ name }) => name)
    assert.deepStrictEqual(names, names.toSorted(new Intl.Collator("de").compare))
    assert.deepInclude(spokenLanguages("fr"), { code: "de", name: "Allemand" })
  })
})
