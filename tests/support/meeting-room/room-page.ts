/**
 * The page of the room. It imitates what the guest uses of Jitsi's web app, as its sources have it: the marks of the prejoin
 * page, the lobby, the password and the chat; `APP.conference`, its events, and the parts of the store. Our own making.
 */
export const roomPage = String.raw`<!doctype html><meta charset="utf-8"><title>Room</title>
<style>[hidden] { display: none !important }</style>
<div id="prejoin" hidden data-testid="prejoin.screen"><input id="premeeting-name-input"><div role="button" data-testid="prejoin.joinMeeting">Join meeting</div></div>
<div id="lobby" hidden class="lobby-screen"><span>Asking to join meeting...</span></div>
<div id="rejected" hidden data-testid="lobby.joinRejectedMessage">Your join request has been rejected by a moderator.</div>
<form id="password" hidden><input name="lockKey" type="password"><button id="modal-dialog-ok-button">OK</button></form>
<p id="said"></p>
<div id="toolbar" hidden><button aria-label="Open chat">Chat</button><button aria-label="Leave the meeting">Leave</button></div>
<div id="sideToolbarContainer" hidden><textarea id="chat-input"></textarea></div>
<div id="tiles"></div>
<script type="module">
const $ = (css) => document.querySelector(css)
const room = location.pathname.slice(1), query = new URLSearchParams(location.search)
const given = Object.fromEntries([...new URLSearchParams(location.hash.slice(1))].map(([key, value]) => [key, JSON.parse(value)]))
const settings = await (await fetch("/settings/" + room)).json()
const peers = new Map(), tracks = [], messages = [], remote = new Map(), listeners = []
let name = given["userInfo.displayName"] ?? query.get("name") ?? "", joined = false, mine = null, socket = null
const emit = (event, ...rest) => listeners.filter((one) => one.event === event).forEach((one) => one.listener(...rest))
window.interfaceConfig = { DEFAULT_REMOTE_DISPLAY_NAME: "Fellow Jitster" }
window.APP = {
  conference: {
    _room: { on: (event, listener) => listeners.push({ event, listener }) },
    isJoined: () => joined,
    hangup: () => socket?.close(),
  },
  store: { getState: () => ({
    "features/base/participants": { remote },
    "features/base/tracks": tracks,
    "features/chat": { messages },
  }) },
}
const over = (text) => {
  joined = false
  peers.forEach((peer) => peer.close()); peers.clear(); remote.clear(); tracks.length = 0
  $("#tiles").textContent = ""; $("#toolbar").hidden = true
  $("#said").textContent = text
}
const send = (what) => socket.send(JSON.stringify(what))
const peerOf = (id, who) => {
  if (peers.has(id)) return peers.get(id)
  const peer = new RTCPeerConnection()
  peers.set(id, peer)
  remote.set(id, { id, name: who })
  const tile = document.createElement("div")
  tile.id = "participant_" + id
  tile.innerHTML = "<b></b>"
  tile.querySelector("b").textContent = who
  $("#tiles").append(tile)
  mine?.getTracks().forEach((track) => peer.addTrack(track, mine))
  peer.onicecandidate = ({ candidate }) => candidate && send({ to: id, candidate })
  peer.ontrack = ({ track, streams }) => {
    const audio = document.createElement("audio")
    audio.autoplay = true; audio.id = "remoteAudio_" + track.id; audio.srcObject = streams[0]
    $("#tiles").append(audio)
    tracks.push({ participantId: id, jitsiTrack: { getTrack: () => track } })
  }
  return peer
}
const gone = (id) => {
  peers.get(id)?.close(); peers.delete(id); remote.delete(id)
  tracks.splice(0, tracks.length, ...tracks.filter(({ participantId }) => participantId !== id))
  $("#participant_" + id)?.remove()
}
const heed = async ({ kind, from, name: who, offer, answer, candidate, text }) => {
  if (kind === "lobby") { $("#lobby").hidden = false }
  if (kind === "rejected") { $("#lobby").hidden = true; $("#rejected").hidden = false }
  if (kind === "password") { $("#password").hidden = false }
  if (kind === "joined") { $("#lobby").hidden = $("#password").hidden = true; $("#toolbar").hidden = false; joined = true }
  if (kind === "kicked") { emit("conference.kicked"); over("Ouch! Anna kicked you out of the meeting") }
  if (kind === "ended") { emit("conference.failed", "conference.destroyed"); over("The meeting has been terminated") }
  if (kind === "left") gone(from)
  if (kind === "chat") messages.push({ messageType: "remote", message: text, displayName: who })
  if (kind === "meet") {
    const peer = peerOf(from, who)
    if (!mine) peer.addTransceiver("audio", { direction: "recvonly" })
    await peer.setLocalDescription(await peer.createOffer())
    send({ to: from, offer: peer.localDescription })
  }
  if (offer) {
    const peer = peerOf(from, who)
    await peer.setRemoteDescription(offer)
    await peer.setLocalDescription(await peer.createAnswer())
    send({ to: from, answer: peer.localDescription })
  }
  if (answer) await peers.get(from)?.setRemoteDescription(answer)
  if (candidate) await peers.get(from)?.addIceCandidate(candidate)
}
let queue = Promise.resolve()
const join = () => {
  $("#prejoin").hidden = true
  socket = new WebSocket("ws://" + location.host + "/signal?room=" + room + "&name=" + encodeURIComponent(name))
  socket.onmessage = ({ data }) => { queue = queue.then(() => heed(JSON.parse(data))).catch((error) => console.error(error)) }
}
$("#password").onsubmit = (event) => { event.preventDefault(); $("#password").hidden = true; send({ kind: "password", text: event.target.lockKey.value }) }
$("[aria-label='Open chat']").onclick = () => { $("#sideToolbarContainer").hidden = !$("#sideToolbarContainer").hidden }
$("[aria-label='Leave the meeting']").onclick = () => APP.conference.hangup()
$("#chat-input").onkeydown = (event) => {
  if (event.key !== "Enter") return
  event.preventDefault()
  send({ kind: "chat", text: event.target.value })
  event.target.value = ""
}
// What the people of the tests do. Their sound is made of frames, so that a busy machine sends them late but loses none.
if (query.has("voice")) {
  const bytes = await (await fetch("/voice/" + query.get("voice"))).arrayBuffer()
  const sound = (await new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes)).getChannelData(0)
  const generator = new MediaStreamTrackGenerator({ kind: "audio" })
  const writer = generator.writable.getWriter()
  let begun = performance.now(), sent = 0, at = sound.length
  setInterval(() => {
    for (; begun + 10 * sent < performance.now(); sent++) {
      const data = new Float32Array(480)
      data.set(sound.subarray(at, at + 480)); at += 480
      writer.write(new AudioData({ format: "f32-planar", sampleRate: 48000, numberOfFrames: 480, numberOfChannels: 1, timestamp: sent * 10000, data }))
    }
  }, 10)
  mine = new MediaStream([generator])
  window.speak = () => { at = 0 }
}
window.isHeard = (count) => peers.size === count && [...peers.values()].every(({ connectionState }) => connectionState === "connected")
window.say = (text) => send({ kind: "chat", text })
if (settings.expired) over("Sorry, this meeting does not exist")
else if (settings.prejoin && given["userInfo.displayName"]) {
  $("#prejoin").hidden = false
  $("[data-testid='prejoin.joinMeeting']").onclick = () => { name = $("#premeeting-name-input").value; join() }
} else join()
</script>`
