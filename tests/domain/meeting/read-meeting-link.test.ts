import { meetingLink } from "#domain/meeting/read-meeting-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"

const own = ["meet.example.org", "meet.example.org:8443", "127.0.0.1:8000"]
const read = (text: string) => Result.getOrNull(meetingLink(text, own))

describe("links to meetings", () => {
  it.each([
    ["https://meet.jit.si/ParleyWeekly", "jitsi", "ParleyWeekly", "https://meet.jit.si/ParleyWeekly"],
    ["meet.jit.si/ParleyWeekly#config.startSilent=true", "jitsi", "ParleyWeekly", "https://meet.jit.si/ParleyWeekly"],
    ["https://MEET.example.org/team/stand-up", "jitsi", "team/stand-up", "https://meet.example.org/team/stand-up"],
    ["https://meet.example.org:8443/a", "jitsi", "a", "https://meet.example.org:8443/a"],
    ["http://127.0.0.1:8000/a", "jitsi", "a", "http://127.0.0.1:8000/a"],
    [
      "https://meet.google.com/abc-defg-hij?authuser=1",
      "google-meet",
      "abc-defg-hij",
      "https://meet.google.com/abc-defg-hij",
    ],
    [
      "https://us02web.zoom.us/j/85012345678?pwd=Ab.c1&from=addon",
      "zoom",
      "85012345678",
      "https://us02web.zoom.us/j/85012345678?pwd=Ab.c1",
    ],
    ["https://zoom.us/wc/85012345678/join", "zoom", "85012345678", "https://zoom.us/j/85012345678"],
    ["https://zoom.us/my/anna.lee", "zoom", "anna.lee", "https://zoom.us/my/anna.lee"],
    [
      "https://teams.live.com/meet/9345678901234?p=aBc",
      "teams",
      "9345678901234",
      "https://teams.live.com/meet/9345678901234?p=aBc",
    ],
  ])("reads %s", (text, service, room, url) => {
    const found = read(` ${text} `)
    assert.deepStrictEqual([found?.service, found?.room, found?.url], [service, room, url])
  })

  it("keeps the password of an invitation, and what a link of Teams needs", () => {
    assert.strictEqual(read("https://zoom.us/j/85012345678?pwd=secret")?.passcode, "secret")
    const teams =
      "https://teams.microsoft.com/l/meetup-join/19%3ameeting_YzA%40thread.v2/0?context=%7b%22Tid%22%3a%22a%22%7d"
    assert.strictEqual(read(teams)?.url, teams)
  })

  it.each([
    "",
    "not a link",
    "http://meet.jit.si/room",
    "https://meet.jit.si/",
    "https://meet.jit.si.evil.example/room",
    "https://evil.example/meet.jit.si/room",
    "https://meet.google.com.evil.example/abc-defg-hij",
    "https://meet.google.com/landing",
    "https://zoom.us.evil.example/j/85012345678",
    "https://notzoom.us/j/85012345678",
    "https://zoom.us/j/12",
    "https://zoom.us@evil.example/j/85012345678",
    "https://user:word@meet.jit.si/room",
    "https://meet.jit.si:8443/room",
    "https://mееt.jit.si/room",
    "https://meet.example.org./room",
    "https://127.0.0.1/room",
    "http://127.0.0.1:8001/room",
    "http://meet.example.org/room",
    "https://meet.example.org:22/room",
    "https://zoom.us:8443/j/85012345678",
    "https://[::1]/room",
    "https://localhost/room",
    "https://meet.jit.si/room\\@evil.example",
    "https://meet.jit.si/ro om",
    "https://meet.jit.si/room\nhttps://evil.example",
    "javascript:alert(1)//https://meet.jit.si/room",
    "file:///etc/passwd",
    "https://teams.microsoft.com/l/channel/19%3ageneral",
  ])("refuses %j", (text) => {
    const refused = Result.getFailure(meetingLink(text, own))
    assert.deepInclude(refused._tag === "Some" ? refused.value : {}, { field: "link", rule: "meeting-link" })
  })

  it("leads nowhere but to the services and the hosts that the operator names, whatever is written", () => {
    const known =
      /(?:^|\.)(?:zoom\.us|zoom\.com)$|^(?:meet\.jit\.si|meet\.example\.org|meet\.google\.com|teams\.(?:microsoft|live)\.com)$/
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })), (text) => {
        for (const written of [text, `https://meet.jit.si/${text}`, `https://zoom.us/j/85012345678${text}`]) {
          const found = read(written)
          if (found === null) continue
          assert.match(new URL(found.url).hostname, known)
          assert.strictEqual(new URL(found.url).hostname, found.host)
          assert.deepStrictEqual(read(found.url), found)
        }
      }),
    )
  })
})
