import type { MeetingSite } from "#adapters/meetings/browser/meeting-site.ts"
import { pageScript, type Seen } from "#adapters/meetings/browser/page-script.ts"
import { googleMeet } from "#adapters/meetings/browser/services/google-meet.ts"
import { jitsi } from "#adapters/meetings/browser/services/jitsi.ts"
import { jitsiPages, meetPages } from "#tests/support/meeting-room/saved-pages.ts"
import { sharedBrowser } from "#tests/support/web/browser.ts"
import type { BrowserContext } from "playwright"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const relay = { urls: "turn:192.0.2.1:3478?transport=tcp", username: "a", credential: "b" }
const contexts = new Map<MeetingSite, BrowserContext>()

beforeAll(async () => {
  const browser = await sharedBrowser()
  await Promise.all([jitsi, googleMeet].map(async (site) => {
    const context = await browser.newContext()
    await context.addInitScript(pageScript(site, relay))
    contexts.set(site, context)
  }))
})
afterAll(async () => {
  await Promise.all([...contexts.values()].map((context) => context.close()))
})

/** What the guest sees on a page, and what else is asked of it. */
const seenOn = async (site: MeetingSite, html: string, code = "null") => {
  const page = await contexts.get(site)?.newPage()
  if (page === undefined) throw new Error("no browser")
  await page.route("**", (route) =>
    route.fulfill({
      contentType: "text/html",
      // Sites that forbid to run text as code.
      headers: { "content-security-policy": "script-src 'unsafe-inline'" },
      body: `<!doctype html><meta charset="utf-8"><body>${html}`,
    }))
  await page.goto("http://meeting.test/room")
  const seen = await page.evaluate<Seen>("window.__parley.look(null)")
  const asked = await page.evaluate<unknown>(code)
  await page.close()
  return {
    ...seen,
    asked,
    means: seen.signs.map((place) => site.signs[place]?.means)[0] ?? null,
    steps: seen.steps.map((place) => `${site.steps[place]?.act} ${site.steps[place]?.css}`),
  }
}

describe("Jitsi's pages", () => {
  it.each(
    [
      ["prejoin", null],
      ["lobby", "waiting"],
      ["rejected", "not-admitted"],
      ["password", "passcode"],
      ["login", "needs-login"],
      ["host", "waiting"],
      ["in", "in"],
      ["kicked", "removed"],
      ["ended", "host-ended"],
    ] as const,
  )("%s means %s", async (page, means) => {
    assert.strictEqual((await seenOn(jitsi, jitsiPages[page])).means, means)
  })

  it("ask for the name, the door and the password", async () => {
    assert.deepStrictEqual((await seenOn(jitsi, jitsiPages.prejoin)).steps, [
      "name #premeeting-name-input",
      `click [data-testid="prejoin.joinMeeting"]`,
    ])
    assert.deepStrictEqual((await seenOn(jitsi, jitsiPages.lobbyForm)).steps, [
      `name [data-testid="lobby.nameField"]`,
      `click [data-testid="lobby.knockButton"]`,
    ])
    assert.deepStrictEqual((await seenOn(jitsi, jitsiPages.password)).steps, [
      `passcode input[name="lockKey"]`,
      "click #modal-dialog-ok-button",
    ])
  })

  it("say who is there, what they write and whose a track is", async () => {
    const track = `(${jitsi.nameOf})({ id: "a1" }) + (${jitsi.nameOf})({ id: "other" })`
    const { people, messages, asked } = await seenOn(jitsi, jitsiPages.in, track)
    assert.deepStrictEqual(people, ["Anna Lee", "Fellow Jitster"])
    assert.deepStrictEqual(messages, ["Please leave, Parley"])
    assert.strictEqual(asked, "Anna Leenull")
    assert.deepStrictEqual((await seenOn(jitsi, jitsiPages.chatOnly)).messages, ["Bye"])
  })

  it("get the guest's name and what it does without in their address", () => {
    const link = { service: "jitsi", host: "meet.jit.si", room: "Daily", passcode: null } as const
    const address = new URL(jitsi.address({ ...link, url: "https://meet.jit.si/Daily#x=1" }, "Parley · “A&B”"))
    const given = Object.fromEntries(address.hash.slice(1).split("&").map((one) => one.split("=")))
    assert.strictEqual(address.href.split("#")[0], "https://meet.jit.si/Daily")
    assert.strictEqual(JSON.parse(decodeURIComponent(given["userInfo.displayName"])), "Parley · “A&B”")
    assert.strictEqual(given["config.startWithAudioMuted"], "true")
  })
})

describe("Google Meet's pages, as far as they are known", () => {
  it.each(
    [
      ["prejoin", null],
      ["waiting", "waiting"],
      ["denied", "not-admitted"],
      ["in", "in"],
      ["removed", "removed"],
      ["ended", "host-ended"],
      ["expired", "link-expired"],
      ["login", "needs-login"],
    ] as const,
  )("%s means %s", async (page, means) => {
    assert.strictEqual((await seenOn(googleMeet, meetPages[page])).means, means)
  })

  it("ask for the name and to join", async () => {
    assert.deepStrictEqual((await seenOn(googleMeet, meetPages.prejoin)).steps, [
      `name input[aria-label="Your name"]`,
      "click button",
    ])
  })

  it("say who is there, and the voice gets the name of the tile that shows it most of the time", async () => {
    const votes = `(() => { const name = ${googleMeet.nameOf}
      return [name({}, "7", false), ...Array.from({ length: 5 }, () => name({}, "7", true)), name({}, "8", false)] })()`
    const { people, asked } = await seenOn(googleMeet, meetPages.in, votes)
    assert.deepStrictEqual(people, ["Anna Lee", "Bob"])
    assert.deepStrictEqual(asked, [null, null, null, null, null, "Anna Lee", null])
  })

  it("have no way to read encoded sound, which would leave none for us", async () => {
    const { asked } = await seenOn(googleMeet, meetPages.in, `"createEncodedStreams" in RTCRtpReceiver.prototype`)
    assert.isFalse(asked)
  })
})

describe("every page", () => {
  it("has only the relay for its media, whatever it asks for", async () => {
    const own = { iceServers: [{ urls: "stun:stun.example.org" }], iceTransportPolicy: "all" }
    const code = `(() => {
      const peer = new RTCPeerConnection(${JSON.stringify(own)}), before = peer.getConfiguration()
      peer.setConfiguration(${JSON.stringify(own)})
      return [before, peer.getConfiguration()].map(({ iceServers, iceTransportPolicy }) => [iceServers[0].urls[0] ?? "", iceTransportPolicy, iceServers.length].join(" "))
    })()`
    const { asked } = await seenOn(jitsi, jitsiPages.in, code)
    const expected = "turn:192.0.2.1:3478?transport=tcp relay 1"
    assert.deepStrictEqual(asked, [expected, expected])
  })
})
