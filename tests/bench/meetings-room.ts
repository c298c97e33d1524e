import { builtInEngine } from "#adapters/profile/built-in-engine.ts"
import { attending } from "#tests/support/meeting-room/attending.ts"
import { guestProcesses } from "#tests/support/meeting-room/guest-processes.ts"
import { killedWhileHearing } from "#tests/support/meeting-room/killed-while-hearing.ts"
import { meetingRooms } from "#tests/support/meeting-room/meeting-room.ts"
import { openPeople, speak } from "#tests/support/meeting-room/people.ts"
import { processorSeconds, treesInMegabytes } from "#tests/support/meeting-room/process-figures.ts"
import { texts, withoutEnds } from "#tests/support/meeting-room/three-people.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { recognised, textOf } from "#tests/support/speech/recognised.ts"
import { bytesOf, wavOf } from "#tests/support/speech/wav.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { Effect } from "effect"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { type Bench, rounded } from "./bench.ts"

const names = Object.keys(texts)
const meetings = ["first", "second"]

/** Two meetings at once, in each three people who talk over each other; then a server that is killed while somebody speaks. */
export const meetingsRoom: Bench = async (folder) => {
  const alone = new Map(
    await Promise.all(names.map(async (name) => [name, await say(texts[name] ?? { voice: "slt", text: "" })] as const)),
  )
  const rooms = await meetingRooms(new Map([...alone].map(([name, samples]) => [name, wavOf(samples)])))
  const people = await openPeople()
  const measure = Effect.gen(function*() {
    const opened = meetings.map((name) => rooms.open(name))
    const pages = yield* Effect.promise(() =>
      Promise.all(opened.flatMap((room) => names.map((name) => people.join(room, name, name))))
    )
    const guests = yield* Effect.forEach(opened, (room) => attending(rooms, room))
    yield* Effect.forEach(guests, ({ sees }) => Effect.forEach(names, sees))
    const processes = guestProcesses()
    const before = processorSeconds(processes)
    const began = performance.now()
    yield* Effect.promise(() => Promise.all(pages.map((page) => speak(page, names.length))))
    const longest = Math.max(...[...alone.values()].map(({ length }) => length / 16))
    yield* Effect.forEach(guests, ({ hears }) => hears(longest + 4000))
    const processors = (processorSeconds(processes) - before) / ((performance.now() - began) / 1000)
    // Looking takes time in which this process relays nothing, so it is done once all has been said.
    const sizes = treesInMegabytes(guestProcesses())
    opened.forEach((room) => room.end())
    const ends = yield* Effect.forEach(guests, ({ ended }) => ended)
    const engine = yield* builtInEngine(folder)
    const heard = Effect.fnUntraced(function*(pcm: Buffer) {
      const path = join(folder, "heard.raw")
      writeFileSync(path, pcm)
      const duration = pcm.length / 32
      return textOf(yield* recognised(engine, { path, duration }, [{ begin: 0, end: duration }]))
    })
    const words = yield* Effect.forEach(guests, (guest) =>
      Effect.forEach(names, (name) =>
        Effect.gen(function*() {
          const pcm = withoutEnds(readFileSync(guest.track(name)))
          return wordErrors(yield* heard(bytesOf(alone.get(name) ?? new Int16Array())), yield* heard(pcm))
        }))).pipe(Effect.map((found) => found.flat()))
    return { processors, sizes, ends, words }
  }).pipe(Effect.scoped)
  const { processors, sizes, ends, words } = await Effect.runPromise(measure)
  const room = rooms.open("killed")
  const lost = await killedWhileHearing(rooms, room, people)
  await people.close()
  rooms.close()
  const right = words.map(({ errors, words }) => rounded(100 * (1 - errors / words)))
  const largest = Math.max(...sizes)
  return {
    figures: {
      "megabytes of a guest, at most": rounded(largest),
      "processors of two guests": rounded(processors),
      "percent of the words of each track alone": right,
      "milliseconds lost when killed": lost.milliseconds,
      "processes left": lost.left,
    },
    targets: {
      "a guest takes up 1.2 GB at most": largest <= 1200,
      "95 % of the words in each track": right.every((percent) => percent >= 95),
      "both meetings end as their hosts say": ends.every((end) => end === "host-ended"),
      "a second is lost at most when the server is killed": lost.milliseconds <= 1000,
      "nothing is left": lost.left === 0,
    },
  }
}
