import type { MeetingSite } from "../meeting-site.ts"

/** Overrides that Jitsi's web app takes from the address: no picture, no microphone, one connection, English sentences. */
const overrides = {
  "config.prejoinConfig.enabled": false,
  "config.startWithAudioMuted": true,
  "config.startWithVideoMuted": true,
  "config.startAudioOnly": true,
  "config.channelLastN": 0,
  "config.p2p.enabled": false,
  "config.disableDeepLinking": true,
  "config.enableInsecureRoomNameWarning": false,
  "config.defaultLanguage": "en",
}

const store = `APP.store.getState()`

/**
 * Jitsi Meet. The names are those of its web app: what its own tests press and read, its store, and the events of
 * lib-jitsi-meet.
 */
export const jitsi: MeetingSite = {
  service: "jitsi",
  tried: "imitation",
  address: ({ url }, name) => {
    const given = Object.entries({ ...overrides, "userInfo.displayName": name })
    return `${url.split("#")[0]}#${
      given.map(([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`).join("&")
    }`
  },
  signs: [
    { means: "removed", script: `window.__parleyEnd === "conference.kicked"` },
    { means: "host-ended", script: `window.__parleyEnd === "conference.destroyed"` },
    { means: "removed", says: "kicked you out of the meeting" },
    { means: "host-ended", says: "the meeting has been terminated" },
    { means: "not-admitted", css: `[data-testid="lobby.joinRejectedMessage"]` },
    { means: "not-admitted", says: "your request to join has been rejected|lobby room closed" },
    { means: "wrong-password", css: `[data-testid="lobby.errorMessage"]`, says: "incorrect password|invalid password" },
    { means: "link-expired", says: "this meeting does not exist|no such meeting|the meeting link has expired" },
    {
      means: "needs-login",
      css: `[data-testid="dialog.tokenAuthFailed"], [data-testid="dialog.unauthenticatedAccessDisabled"]`,
    },
    { means: "needs-login", css: `#login-dialog-username` },
    { means: "passcode", css: `input[name="lockKey"]` },
    { means: "in", script: `APP.conference.isJoined() === true` },
    { means: "waiting", css: ".lobby-screen" },
    { means: "waiting", says: "waiting for an authenticated host|asking to join" },
  ],
  steps: [
    { css: "#premeeting-name-input", act: "name" },
    { css: `[data-testid="lobby.nameField"]`, act: "name" },
    { css: `[data-testid="prejoin.joinMeeting"]`, act: "click" },
    { css: `[data-testid="lobby.knockButton"]`, act: "click" },
    { css: `input[name="lockKey"]`, act: "passcode" },
    { css: "#modal-dialog-ok-button", act: "click" },
  ],
  watch: `(() => {
    const room = APP.conference._room
    if (!room || room.__parleyHeard) return
    room.__parleyHeard = true
    room.on("conference.kicked", () => { window.__parleyEnd = "conference.kicked" })
    room.on("conference.failed", (error) => { if (error === "conference.destroyed") window.__parleyEnd = error })
  })()`,
  people: [
    {
      script: `[...${store}["features/base/participants"].remote.values()]
        .filter(({ fakeParticipant }) => !fakeParticipant)
        .map(({ name }) => name || interfaceConfig.DEFAULT_REMOTE_DISPLAY_NAME || "Fellow Jitster")`,
    },
  ],
  nameOf: `(track) => {
    const state = ${store}
    const owner = state["features/base/tracks"].find(({ jitsiTrack }) => jitsiTrack?.getTrack?.().id === track.id)
    return state["features/base/participants"].remote.get(owner?.participantId)?.name ?? null
  }`,
  voiceOf: null,
  chat: {
    open: [{ css: `[aria-label="Open chat"]` }, { key: "c" }],
    input: "#chat-input",
    messages: [
      {
        script: `${store}["features/chat"].messages
          .filter(({ messageType }) => messageType === "remote").map(({ message }) => message)`,
      },
      { css: ".chatmessage.remote .usermessage" },
    ],
  },
  leave: [{ script: "APP.conference.hangup(false)" }, { css: `[aria-label="Leave the meeting"]` }],
  without: [],
}
