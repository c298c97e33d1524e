import type { MeetingSite, Reading } from "./meeting-site.ts"
import { resamplerScript } from "./resampler-script.ts"

export interface Relay {
  readonly urls: string
  readonly username: string
  readonly credential: string
}

/**
 * Runs in the meeting's page and its frames before their own scripts, so it is plain text: neither our compiler nor our
 * bundler may touch it. The site's pieces of JavaScript are put into it, since pages may forbid `eval`.
 *
 * Each participant's sound is heard apart. A frame's place is its time since the guest was let in; what is missing in
 * between is left out here, and filled with silence by who stores it. From 48 to 16 kHz it goes through a windowed sinc
 * that ends below 8 kHz, so nothing above folds back. A busy page reads late what the browser has kept for it, so places
 * go by the time of the frames, not by when they are read.
 */
export const pageScript = (site: MeetingSite, relay: Relay): string =>
  `(${script})({
    relay: ${JSON.stringify(relay)},
    without: ${JSON.stringify(site.without)},
    signs: [${site.signs.map((sign) => withCode(sign)).join()}],
    steps: ${JSON.stringify(site.steps)},
    people: [${site.people.map(withCode).join()}],
    messages: [${site.chat.messages.map(withCode).join()}],
    watch: ${site.watch === null ? "null" : `() => (${site.watch})`},
    nameOf: ${site.nameOf},
    voiceOf: ${site.voiceOf ?? `() => ""`},
  })`

const withCode = (one: Reading | { readonly script?: string }): string => {
  const { script: code, ...rest } = { script: undefined, ...one }
  const data = JSON.stringify(rest)
  return code === undefined ? data : `{ ...${data}, script: () => (${code}) }`
}

/** What the script offers to us, in the page. */
export interface Seen {
  /** Which of the site's signs are true, and which steps can be done, by their places in its lists. */
  readonly signs: ReadonlyArray<number>
  readonly steps: ReadonlyArray<number>
  readonly people: ReadonlyArray<string>
  readonly messages: ReadonlyArray<string>
}

/** What it sends by itself, to `__parleySound`: base64 of 16-bit samples with their places. */
export interface Batch {
  readonly upTo: number
  readonly parts: ReadonlyArray<{
    readonly id: string
    readonly name: string | null
    readonly ended: boolean
    readonly segments: ReadonlyArray<{ readonly at: number; readonly pcm: string }>
  }>
}

const script = String.raw`(given) => {
  const Real = window.RTCPeerConnection
  if (!Real || window.__parley) return
  for (const path of given.without) {
    const names = path.split("."), last = names.pop()
    const owner = names.reduce((at, name) => at && at[name], window)
    if (owner) delete owner[last]
  }
  const { nameOf, voiceOf } = given
  // Milliseconds that late packets have before the browser makes something up: nobody listens, so there is time.
  const patience = 400
  const tracks = new Set(), voices = []
  let zero = null

  const resampler = ${resamplerScript}

  const mono = (data) => {
    const frames = data.numberOfFrames, channels = data.numberOfChannels, sum = new Float32Array(frames)
    for (let channel = 0; channel < channels; channel++) {
      const plane = new Float32Array(frames)
      data.copyTo(plane, { planeIndex: channel, format: "f32-planar" })
      for (let i = 0; i < frames; i++) sum[i] += plane[i] / channels
    }
    return sum
  }

  const newVoice = (track, voice) => {
    const id = "v" + Math.random().toString(36).slice(2)
    const one = { id, track, voice, name: null, segments: [], since: null, written: 0, ended: false }
    voices.push(one)
    return one
  }
  const hear = async (track, receiver) => {
    if (track.kind !== "audio" || tracks.has(track)) return
    tracks.add(track)
    // The browser decodes a track only while something plays it.
    const sink = new Audio(); sink.muted = true; sink.srcObject = new MediaStream([track]); sink.play().catch(() => {})
    if ("jitterBufferTarget" in receiver) receiver.jitterBufferTarget = patience
    const reader = new MediaStreamTrackProcessor({ track, maxBufferSize: 1000 }).readable.getReader()
    const mine = new Map()
    let skew = Infinity, to16 = null, from = 0, one = null
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const stamp = value.timestamp / 1000
      skew = Math.min(skew, performance.now() - stamp)
      const place = zero === null ? -1 : Math.round((stamp + skew - patience - zero) * 16)
      const voice = voiceOf(receiver) ?? one?.voice ?? ""
      if (place >= 0 && one?.voice !== voice) {
        one = mine.get(voice) ?? newVoice(track, voice)
        mine.set(voice, one)
        to16 = null
      }
      if (place < 0) { value.close(); continue }
      const input = mono(value), given = value.sampleRate
      value.close()
      // The clocks are brought together while nobody speaks; within words only if they are far apart.
      const apart = input.every((sample) => Math.abs(sample) < 0.003) ? 320 : 8000
      if (place < one.written - apart) continue
      if (to16 === null || place > one.written + apart || from !== given) {
        from = given
        to16 = resampler(from)
        one.written = Math.max(place, one.written)
        one.segments.push({ at: one.written, samples: [] })
      }
      one.since ??= performance.now()
      if (one.segments.length === 0) one.segments.push({ at: one.written, samples: [] })
      const samples = to16(input)
      one.segments.at(-1).samples.push(...samples)
      one.written += samples.length
    }
    sink.srcObject = null
    for (const each of mine.values()) each.ended = true
  }

  const text = (samples) => {
    const bytes = new Uint8Array(samples.length * 2), view = new DataView(bytes.buffer)
    samples.forEach((value, i) => view.setInt16(2 * i, Math.round(Math.max(-1, Math.min(1, value)) * 32767), true))
    let said = ""
    for (let i = 0; i < bytes.length; i += 8192) said += String.fromCharCode(...bytes.subarray(i, i + 8192))
    return btoa(said)
  }
  const nameNow = ({ track, voice, segments }) => {
    try { const name = nameOf(track, voice, segments.length > 0); return typeof name === "string" && name.trim() !== "" ? name.trim() : null } catch { return null }
  }
  let last = 0, heldUntil = 0
  const flush = () => {
    const now = performance.now()
    // After a busy time, what the browser has kept is read first.
    if (now - last > 700) heldUntil = now + 1000
    last = now
    if (zero === null) return
    const parts = []
    for (const one of voices) {
      if (one.since === null) continue
      one.name = nameNow(one) ?? one.name
      // A name usually comes a moment after the sound.
      if (one.name === null && now - one.since < 2000) continue
      const segments = one.segments.splice(0).filter(({ samples }) => samples.length > 0)
      parts.push({ id: one.id, name: one.name, ended: one.ended, segments: segments.map(({ at, samples }) => ({ at, pcm: text(samples) })) })
    }
    const upTo = now < heldUntil ? 0 : Math.max(0, Math.floor((now - zero - 1000) * 16))
    window.__parleySound?.({ upTo, parts })
  }
  setInterval(flush, 200)

  const visible = (element) => element.getClientRects().length > 0
  const spoken = (element) => (element?.innerText ?? "").replaceAll("’", "'").replace(/\s+/g, " ")
  const first = (css, says) =>
    [...document.querySelectorAll(css)].find((one) => visible(one) && (says === undefined || new RegExp(says, "iu").test(spoken(one)))) ?? null
  const run = (code) => { try { return code() } catch { return null } }
  const isTrue = ({ css, says, script, url }) =>
    (url === undefined || new RegExp(url, "i").test(location.href)) &&
    (css === undefined || first(css) !== null) &&
    (says === undefined || new RegExp(says, "iu").test(spoken(document.body))) &&
    (script === undefined || run(script) === true)
  const listOf = (readings) => {
    for (const { css, script } of readings) {
      const found = script === undefined
        ? [...document.querySelectorAll(css)].map((element) => element.innerText)
        : run(script)
      if (Array.isArray(found) && found.length > 0) return found.filter((one) => typeof one === "string")
    }
    return []
  }
  const fix = (config) => ({ ...config, iceServers: [given.relay], iceTransportPolicy: "relay" })
  window.RTCPeerConnection = class extends Real {
    constructor(config, ...rest) {
      super(fix(config), ...rest)
      this.addEventListener("track", ({ track, receiver }) => void hear(track, receiver))
    }
    setConfiguration(config) { super.setConfiguration(fix(config)) }
  }
  if (window.webkitRTCPeerConnection) window.webkitRTCPeerConnection = window.RTCPeerConnection

  Object.defineProperty(window, "__parley", { value: {
    flush,
    /** What the page shows now. letIn: milliseconds since 1970, or null. */
    look: (letIn) => {
      const { signs, steps, people, messages, watch } = given
      zero = letIn === null ? null : letIn - performance.timeOrigin
      if (watch !== null) run(watch)
      return {
        signs: signs.flatMap((sign, i) => isTrue(sign) ? [i] : []),
        steps: steps.flatMap(({ css, says }, i) => first(css, says) === null ? [] : [i]),
        people: listOf(people),
        messages: listOf(messages),
      }
    },
  } })
}`
