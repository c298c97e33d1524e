import { placeOf } from "#domain/meeting/place-of.ts"
import { meetingLink } from "#domain/meeting/read-meeting-link.ts"
import { Result } from "effect"
import { assert, describe, it } from "vitest"

const placed = (written: string): string => placeOf(Result.getOrThrow(meetingLink(written, ["meet.example.org"])))

describe("where a meeting is", () => {
  it.each([
    ["with its password or without", "https://zoom.us/j/85012345678?pwd=abc", "https://zoom.us/j/85012345678"],
    ["at any host of Zoom", "https://us02web.zoom.us/j/85012345678", "https://zoom.us/wc/join/85012345678"],
    [
      "with its passcode or without",
      "https://teams.live.com/meet/9312345678901?p=x",
      "https://teams.live.com/meet/9312345678901",
    ],
    ["in capitals or not", "https://meet.jit.si/WeeklyTalk", "https://meet.jit.si/weeklytalk"],
    ["with escapes or without", "https://meet.jit.si/Gespr%C3%A4ch", "https://meet.jit.si/gespräch"],
  ])("is the same place %s", (_, one, same) => assert.strictEqual(placed(one), placed(same)))

  it.each([
    ["another server of Jitsi", "https://meet.jit.si/Weekly", "https://meet.example.org/Weekly"],
    ["another person's room", "https://acme.zoom.us/my/anna", "https://zoom.us/my/anna"],
    ["another number", "https://zoom.us/j/85012345678", "https://zoom.us/j/85012345679"],
    [
      "another thread of Teams",
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_Aa%40thread.v2/0",
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_aa%40thread.v2/0",
    ],
  ])("is another place at %s", (_, one, other) => assert.notStrictEqual(placed(one), placed(other)))
})
