/**
 * Pages of our own making that imitate the markup of meeting services, as far as the guest looks at it. Jitsi's follow the
 * sources of its web app; Google Meet's follow what open programs for it look for, and nobody here has compared them.
 */
const app = (joined: boolean, more = "") =>
  `<script>
  const room = { on: () => {} }
  const track = { id: "a1" }
  window.interfaceConfig = { DEFAULT_REMOTE_DISPLAY_NAME: "Fellow Jitster" }
  window.APP = { conference: { _room: room, isJoined: () => ${joined} }, store: { getState: () => ({
    "features/base/participants": { remote: new Map([
      ["p1", { id: "p1", name: "Anna Lee" }], ["p2", { id: "p2" }],
      ["wb", { id: "wb", name: "Whiteboard", fakeParticipant: "Whiteboard" }],
    ]) },
    "features/base/tracks": [{ participantId: "p1", jitsiTrack: { getTrack: () => track } }],
    "features/chat": { messages: [
      { messageType: "local", message: "I record." }, { messageType: "remote", message: "Please leave, Parley" },
    ] },
  }) } }
  ${more}
</script>`

export const jitsiPages = {
  prejoin: `<div data-testid="prejoin.screen"><input id="premeeting-name-input" placeholder="Enter your name">
    <div role="button" tabindex="0" data-testid="prejoin.joinMeeting">Join meeting</div></div>${app(false)}`,
  lobbyForm: `<div class="lobby-screen"><input id="lobby-name-field" data-testid="lobby.nameField">
    <button data-testid="lobby.knockButton">Ask to join</button></div>${app(false)}`,
  lobby: `<div class="lobby-screen"><div class="lobby-screen-content"><div class="spinner"></div>
    <span class="joining-message">You'll join the meeting as soon as someone accepts your request</span></div></div>${
    app(false)
  }`,
  rejected: `<div class="lobby-screen"></div><div data-testid="lobby.joinRejectedMessage">
    Your join request has been rejected by a moderator.</div>${app(false)}`,
  password: `<form><input name="lockKey" type="password"><button id="modal-dialog-ok-button">OK</button></form>${
    app(false)
  }`,
  login: `<div data-testid="dialog.tokenAuthFailed">Sorry, you're not allowed to join this call.</div>${app(false)}`,
  host: `<p>Waiting for an authenticated host to arrive</p>${app(false)}`,
  in: `<div id="videoconference_page"><textarea id="chat-input"></textarea></div>${app(true)}`,
  kicked: `<p>Ouch! Anna Lee kicked you out of the meeting</p>${app(false)}`,
  ended: `<p>The meeting has been terminated</p>${app(false)}`,
  chatOnly: `<div class="chatmessage local"><div class="usermessage">I record.</div></div>
    <div class="chatmessage remote"><div class="usermessage">Bye</div></div>`,
} as const

const tile = (name: string, more = "") =>
  `<div data-participant-id="spaces/x/devices/${name}"><span class="notranslate">${name}</span>${more}</div>`

export const meetPages = {
  prejoin: `<input type="text" aria-label="Your name"><button><span>Ask to join</span></button>`,
  waiting: `<p>Asking to be let in...</p><p>You’ll join the call when someone lets you in</p>
    <button aria-label="Leave call"></button>`,
  denied: `<h1>Someone in the call denied your request to join</h1>`,
  in: `${tile("Anna Lee", `<i data-audio-level="2"></i>`)}${tile("Bob", `<i data-audio-level="0"></i>`)}
    ${tile("Parley", `<i data-self-name="Parley"></i>`)}<button aria-label="Leave call">Leave</button>`,
  removed: `<h1>You’ve been removed from the meeting</h1>`,
  ended: `<h1>The meeting has ended</h1>`,
  expired: `<h1>Check your meeting code</h1>`,
  login: `<h1>You can’t join this video call</h1>`,
} as const
