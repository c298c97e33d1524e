import * as Moonshine from "#adapters/moonshine/engine.ts"
import { engine as pocketsphinx } from "#adapters/pocketsphinx/engine.ts"
import { isRunning } from "#tests/support/child-process/is-running.ts"
import { attending, guestName } from "#tests/support/meeting-room/attending.ts"
import { guestProcesses } from "#tests/support/meeting-room/guest-processes.ts"
import { meetingRooms, portOf } from "#tests/support/meeting-room/meeting-room.ts"
import { openPeople, say as write, speak } from "#tests/support/meeting-room/people.ts"
import { say, type Voice } from "#tests/support/speech/conversation.ts"
import { recognised, textOf } from "#tests/support/speech/recognised.ts"
import { bytesOf, wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors, wordsOf } from "#tests/support/speech/wer.ts"
import { until } from "#tests/support/until.ts"
import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"

const texts: Readonly<Record<string, { readonly voice: Voice; readonly text: string }>> = {
  "Anna Lee": {
    voice: "slt",
    text: "The budget was approved by the committee on Tuesday morning, and everybody was happy about it. "
      + "We can start to build the new office in the spring.",
  },
  "Bob Müller": {
    voice: "rms",
    text: "We should move the release of the new software to the second week of March because of the holidays. "
      + "I will write to all customers tomorrow.",
  },
  "李娜": {
    voice: "awb",
    text: "The weather was cold last week, so the train was late every day. I want to work at home on Friday.",
  },
}

const speech = (audio: Buffer) => [{ begin: 0, end: audio.length / 32 }]
const moonshine = Moonshine.engine({
  cache: new URL("../../../.cache/speech/moonshine", import.meta.url).pathname,
  timing: pocketsphinx({
    cache: new URL("../../../.cache/speech/pocketsphinx", import.meta.url).pathname,
    processes: 1,
    isBrisk: true,
  }),
  processes: 1,
})

/** The samples between the first and the last that are not silent. */
const withoutEnds = (pcm: Buffer): Buffer => {
  const isLoud = (at: number) => Math.abs(pcm.readInt16LE(at)) > 300
  const places = Array.from({ length: pcm.length / 2 }, (_, index) => 2 * index).filter(isLoud)
  const margin = 9600
  return pcm.subarray(Math.max(0, (places[0] ?? 0) - margin), Math.min(pcm.length, (places.at(-1) ?? 0) + margin))
}

let rooms: Awaited<ReturnType<typeof meetingRooms>>
let people: Awaited<ReturnType<typeof openPeople>>
const alone = new Map<string, Buffer>()

beforeAll(async () => {
  const voices = new Map<string, Buffer>()
  await Promise.all(
    Object.entries(texts).map(async ([name, line]) => {
      const samples = await say(line)
      alone.set(name, bytesOf(samples))
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
  Promise.all(Object.keys(texts).map((name) => people.join(room, name, name)))

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`parley-own-${process.pid}-`))

describe("a guest of one's own in a room", () => {
  it.live("keeps the voices of three people apart, in two meetings at once, and leaves nothing behind", () =>
    Effect.gen(function*() {
      const before = folders()
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
      yield* Effect.promise(() =>
        until(() =>
          [one, two].every(({ events }) => events.some((event) => event._tag === "Alive" && event.heard > 500))
        )
      )
      // All at once, in both.
      yield* Effect.promise(() => Promise.all([...three.map((page) => speak(page, 3)), speak(other, 1)]))
      const spoken = Math.max(...[...alone.values()].map(({ length }) => length / 32)) + 2500
      const upTo = one.events.reduce((most, event) => event._tag === "Alive" ? event.heard : most, 0) + spoken
      yield* Effect.promise(() =>
        until(() =>
          [one, two].every(({ events }) => events.some((event) => event._tag === "Alive" && event.heard > upTo))
        )
      )
      yield* Effect.promise(() => write(three[0] ?? other, "please leave   PARLEY!"))
      assert.strictEqual(yield* one.ended, "asked-to-leave")
      second.end()
      assert.strictEqual(yield* two.ended, "host-ended")

      assert.deepStrictEqual(one.events.slice(0, 3).map(({ _tag }) => _tag), ["Waiting", "LetIn", "People"])
      assert.deepStrictEqual(first.chat.filter(({ name }) => name === guestName).map(({ text }) => text), [
        "I am Parley and record.",
      ])
      const there = one.events.flatMap((event) => event._tag === "People" ? [event.names] : [])[0] ?? []
      assert.sameMembers([...there], Object.keys(texts))
      const names = new Set(one.events.flatMap((event) => event._tag === "Track" ? [event.name] : []))
      assert.sameMembers([...names], Object.keys(texts))
      const sizes = Object.keys(texts).map((name) => statSync(one.track(name)).size)
      assert.strictEqual(new Set(sizes).size, 1, "all tracks are as long as each other")

      yield* Effect.promise(() => until(() => guestProcesses().length === 0))
      assert.deepStrictEqual(folders(), before)

      const engine = yield* moonshine
      const heard = (pcm: Buffer) => {
        const path = join(one.folder, "heard.raw")
        writeFileSync(path, pcm)
        return Effect.map(recognised(engine, { path, duration: pcm.length / 32 }, speech(pcm)), textOf)
      }
      for (
        const { track, which } of [...Object.keys(texts).map((which) => ({ track: one.track(which), which })), {
          track: two.track("Anna Lee"),
          which: "Anna Lee",
        }]
      ) {
        const reference = yield* heard(alone.get(which) ?? Buffer.alloc(0))
        const own = yield* heard(withoutEnds(readFileSync(track)))
        const { errors, words } = wordErrors(reference, own)
        assert.isAbove(wordsOf(reference).length, 15)
        assert.isAtMost(errors, 0.05 * words, `${which}: ${own} instead of ${reference}`)
      }
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
      browser.forEach(({ pid }) => process.kill(pid, "SIGKILL"))
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
