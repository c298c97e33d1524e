import type { MeetingSite } from "../meeting-site.ts"

/**
 * Google Meet, never run against the service: the sentences and attributes are those that open programs for it look for.
 * Meet sends all voices in three tracks and says by the sources of each whose it is at the moment. A voice gets the name of
 * the tile that shows a level most of the time when it is heard and no other tile does.
 */
export const googleMeet: MeetingSite = {
  service: "google-meet",
  tried: "never",
  address: ({ url }) => `${url}${url.includes("?") ? "&" : "?"}hl=en`,
  signs: [
    { means: "removed", says: "you've been removed from the meeting|you were removed from the meeting" },
    { means: "not-admitted", says: "denied your request to join|no one responded to your request to join" },
    { means: "host-ended", says: "the meeting has ended|the call ended|meeting ended" },
    { means: "link-expired", says: "check your meeting code|this meeting code has expired|meeting not found" },
    { means: "needs-login", url: "^https://accounts\\.google\\.com/" },
    { means: "needs-login", says: "you can't join this video call|sign in to join" },
    {
      means: "waiting",
      says: "asking to be let in|asking to join|you'll join the call when someone lets you|waiting for the host",
    },
    {
      means: "in",
      css: `button[aria-label="Leave call"]`,
      script: `document.querySelector("[data-participant-id]") !== null`,
    },
  ],
  steps: [
    { css: `button[aria-label="Got it"]`, act: "click" },
    { css: `input[aria-label="Your name"]`, act: "name" },
    { css: "button", says: "^(ask to join|join now)$", act: "click" },
  ],
  watch: null,
  people: [
    {
      script: `[...document.querySelectorAll("[data-participant-id]")]
        .filter((tile) => !tile.querySelector("[data-self-name]"))
        .map((tile) => tile.querySelector("span.notranslate")?.innerText ?? "").filter((name) => name !== "")`,
    },
  ],
  nameOf: `(track, voice, isHeard) => {
    const votes = (window.__parleyVotes ??= new Map())
    const mine = votes.get(voice) ?? new Map()
    votes.set(voice, mine)
    const speaking = [...document.querySelectorAll("[data-participant-id]")]
      .filter((tile) => tile.querySelector('[data-audio-level]:not([data-audio-level="0"])'))
      .map((tile) => tile.querySelector("span.notranslate")?.innerText ?? "").filter((name) => name !== "")
    if (isHeard && speaking.length === 1) mine.set(speaking[0], (mine.get(speaking[0]) ?? 0) + 1)
    const [best] = [...mine].sort((a, b) => b[1] - a[1])
    const all = [...mine.values()].reduce((sum, one) => sum + one, 0)
    return best && all >= 5 && best[1] > 0.6 * all ? best[0] : null
  }`,
  voiceOf: `(receiver) => {
    const [loudest] = receiver.getContributingSources().sort((a, b) => (b.audioLevel ?? 0) - (a.audioLevel ?? 0))
    return loudest === undefined ? null : String(loudest.source)
  }`,
  chat: {
    open: [{ css: `button[aria-label="Chat with everyone"]` }],
    input: `textarea[aria-label="Send a message"]`,
    messages: [{ css: `[data-message-id] [data-message-text]` }],
  },
  leave: [{ css: `button[aria-label="Leave call"]` }],
  without: ["RTCRtpReceiver.prototype.createEncodedStreams"],
}
