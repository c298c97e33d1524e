import { weights } from "#adapters/engines/speech/moonshine/weights.ts"
import { recogniserWorkers } from "#adapters/engines/speech/sherpa-onnx/recogniser-workers.ts"
import { isRunning, killIfThere } from "#tests/support/child-process/is-running.ts"
import { attending, guestName } from "#tests/support/meeting-room/attending.ts"
import { guestProcesses } from "#tests/support/meeting-room/guest-processes.ts"
import { meetingRooms, portOf } from "#tests/support/meeting-room/meeting-room.ts"
import { openPeople, say as write, speak } from "#tests/support/meeting-room/people.ts"
import { texts, withoutEnds } from "#tests/support/meeting-room/three-people.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

const names = Object.keys(texts)

/** What each says here. How well all words arrive is measured by `npm run bench meetings-room`. */
const sentences = Object.entries(texts).map(([name, { text }]) => [name, `${text.split(". ")[0]}.`] as const)

const asked = { language: "en", hotwords: [], account: "ada", recording: "one", priority: false }

/** What a voice says. Only the words count, so nothing finds out when each was said. */
const listener = Effect.gen(function*() {
  const { folder, model } = yield* weights(new URL("../../../../.cache/speech/moonshine", import.meta.url).pathname)
  const write = yield* recogniserWorkers(folder, model, { processes: 1, threads: 1 })
  return (pcm: Buffer) => Effect.map(write(pcm, asked), ({ text }) => text)
})

let rooms: Awaited<ReturnType<typeof meetingRooms>>
let people: Awaited<ReturnType<typeof openPeople>>
/** The longest sentence, in milliseconds. */
let longest = 0

beforeAll(async () => {
  const voices = new Map<string, Buffer>()
  await Promise.all(
    sentences.map(async ([name, text]) => {
      const samples = await say({ voice: texts[name]?.voice ?? "slt", text })
      longest = Math.max(longest, samples.length / 16)
      voices.set(name, wavOf(samples))
    }),
  )
  rooms = await meetingRooms(voices)
  people = await openPeople()
})
afterAll(async () => {
  await people.close()
  rooms.close()
})

const join3 = async (room: ReturnType<typeof rooms.open>) =>
  Promise.all(names.map((name) => people.join(room, name, name)))

/** Folders of guests of this process, in which the socket of their proxy lies. */
const sockets = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`parley-own-${process.pid}-`))
    .filter((name) => existsSync(join(tmpdir(), name, "proxy")))

describe("a guest of one's own in a room", () => {
  it.live("keeps the voices of three people apart, in two meetings at once, and leaves nothing behind", () =>
    Effect.gen(function*() {
      const heard = yield* listener
      const first = rooms.open("planning", { lobby: true, prejoin: true })
      const second = rooms.open("weekly")
      const [three, other] = yield* Effect.promise(() =>
        Promise.all([join3(first), people.join(second, "Anna Lee", "Anna Lee")])
      )
      const one = yield* attending(rooms, first)
      const two = yield* attending(rooms, second)
      yield* one.when("Waiting")
      assert.deepStrictEqual(first.waiting(), [guestName])
      first.admit(guestName)
      yield* Effect.forEach(names, (name) => one.sees(name))
      yield* two.sees("Anna Lee")
      const tracks = [
        ...names.map((name) => ({ name, guest: one })),
        { name: "Anna Lee", guest: two },
      ]

      // All speak at once, in both meetings.
      const from = new Map(tracks.map((track) => [track, statSync(track.guest.track(track.name)).size]))
      yield* Effect.promise(() => Promise.all([...three.map((page) => speak(page, 3)), speak(other, 1)]))
      yield* Effect.forEach([one, two], ({ hears }) => hears(longest + 4000))
      for (const track of tracks) {
        const pcm = readFileSync(track.guest.track(track.name)).subarray(from.get(track))
        const words = yield* heard(withoutEnds(pcm))
        for (const [name, text] of sentences) {
          const { errors, words: count } = wordErrors(text, words)
          // A voice loses words where the machine is too busy to send or hear them, but gains none: half-way between all and none.
          assert.strictEqual(errors < count / 2, name === track.name, `${track.name} says: ${words}`)
        }
      }

      yield* Effect.promise(() => write(three[0] ?? other, "please leave   PARLEY!"))
      assert.strictEqual(yield* one.ended, "asked-to-leave")
      second.end()
      assert.strictEqual(yield* two.ended, "host-ended")
      const told = one.events.map(({ _tag }) => _tag).filter((tag) => tag !== "Alive")
      assert.deepStrictEqual(told.slice(0, 3), ["Waiting", "LetIn", "People"])
      assert.deepStrictEqual(first.chat.filter(({ name }) => name === guestName).map(({ text }) => text), [
        "I am Parley and record.",
      ])
      const there = one.events.flatMap((event) => event._tag === "People" ? [event.names] : [])
      assert.sameMembers([...there.at(-1) ?? []], names)
      assert.sameMembers([...new Set(one.events.flatMap((event) => event._tag === "Track" ? [event.name] : []))], names)
      const sizes = new Set(names.map((name) => statSync(one.track(name)).size))
      assert.strictEqual(sizes.size, 1, "all tracks are as long as each other")
      yield* Effect.promise(() => until(() => guestProcesses().length === 0))
      assert.isEmpty(sockets())
    }).pipe(Effect.scoped))

  it.live("goes in with the right password, and not with a wrong one or none", () =>
    Effect.gen(function*() {
      const room = rooms.open("board", { password: "tulip" })
      const [wrong, none, right] = yield* Effect.all([
        attending(rooms, room, { passcode: "rose" }),
        attending(rooms, room),
        attending(rooms, room, { passcode: "tulip" }),
      ])
      assert.strictEqual(yield* none.ended, "wrong-password")
      assert.strictEqual(yield* wrong.ended, "wrong-password")
      yield* right.when("LetIn")
      assert.deepStrictEqual(room.inside(), [guestName])
      yield* right.leave
      assert.strictEqual(yield* right.ended, "left")
      yield* Effect.promise(() => until(() => room.inside().length === 0))
    }).pipe(Effect.scoped))

  it.live("says why it is not in: rejected, nobody opens, no such meeting, a page that says so", () =>
    Effect.gen(function*() {
      const room = rooms.open("closed", { lobby: true })
      const rejected = yield* attending(rooms, room)
      yield* rejected.when("Waiting")
      room.reject(guestName)
      assert.strictEqual(yield* rejected.ended, "not-admitted")
      const [ignored, gone, expired] = yield* Effect.all([
        attending(rooms, room, { patience: { door: 500 } }),
        attending(rooms, room, { url: `${room.url}-gone` }),
        attending(rooms, rooms.open("expired", { expired: true })),
      ])
      assert.strictEqual(yield* ignored.ended, "not-admitted")
      assert.strictEqual(yield* gone.ended, "link-expired")
      assert.strictEqual(yield* expired.ended, "link-expired")
    }).pipe(Effect.scoped))

  it.live("ends when it is alone, when all have left, and when someone removes it", () =>
    Effect.gen(function*() {
      const [empty, left, removing] = [rooms.open("empty"), rooms.open("left"), rooms.open("removing")] as const
      const anna = yield* Effect.promise(() => people.join(left, "Anna Lee", "Anna Lee"))
      const [lonely, deserted, removed] = yield* Effect.all([
        attending(rooms, empty, { patience: { alone: 500 } }),
        attending(rooms, left, { patience: { empty: 500 } }),
        attending(rooms, removing),
      ])
      assert.strictEqual(yield* lonely.ended, "alone")
      yield* deserted.when("People")
      yield* Effect.promise(() => anna.close())
      assert.strictEqual(yield* deserted.ended, "everybody-left")
      yield* removed.when("LetIn")
      removing.kick(guestName)
      assert.strictEqual(yield* removed.ended, "removed")
    }).pipe(Effect.scoped))

  it.live("ends when its browser is killed or takes too much memory, and when its owner goes away", () =>
    Effect.gen(function*() {
      const room = rooms.open("crash")
      const killed = yield* attending(rooms, room)
      yield* killed.when("LetIn")
      const browser = guestProcesses().filter(({ name }) => name.startsWith("chrom"))
      assert.isNotEmpty(browser)
      browser.forEach(({ pid }) => killIfThere(pid))
      assert.strictEqual(yield* killed.ended, "guest-crashed")
      const large = yield* attending(rooms, room, { memory: 50_000_000 })
      assert.strictEqual(yield* large.ended, "guest-crashed")
      const abandoned = yield* attending(rooms, room)
      yield* abandoned.when("LetIn")
      const pids = guestProcesses().map(({ pid }) => pid)
      yield* abandoned.interrupt
      yield* Effect.promise(() => until(() => !pids.some(isRunning)))
    }).pipe(Effect.scoped))

  it.live("never reaches an address inside the network, by a link or by a redirect", () =>
    Effect.gen(function*() {
      let asked = 0
      const secret = createServer((_, answer) => {
        asked++
        answer.end("secret")
      })
      yield* Effect.promise(() => new Promise<void>((done) => secret.listen(0, "127.0.0.1", done)))
      yield* Effect.addFinalizer(() => Effect.sync(() => secret.close()))
      const inside = `http://127.0.0.1:${portOf(secret)}/`
      const room = rooms.open("inside")
      const [direct, redirected] = yield* Effect.all([
        attending(rooms, room, { url: inside }),
        attending(rooms, room, { url: room.url.replace("/inside", `/to-inside/${encodeURIComponent(inside)}`) }),
      ])
      assert.strictEqual(yield* direct.ended, "service-failed")
      assert.strictEqual(yield* redirected.ended, "service-failed")
      assert.strictEqual(asked, 0)
    }).pipe(Effect.scoped))
})
