import * as Moonshine from "#adapters/engines/speech/moonshine/engine.ts"
import { engine } from "#adapters/engines/speech/pocketsphinx/engine.ts"
import { isRunning, outlives } from "#tests/support/child-process/is-running.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { recognised, textOf } from "#tests/support/speech/recognised.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { bytesOf } from "#tests/support/speech/wav.ts"
import { wordsOf } from "#tests/support/speech/wer.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Schedule } from "effect"
import { execFileSync } from "node:child_process"
import { readdirSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { asked, engineContract, talk } from "./engine.contract.ts"

const cache = new URL("../../.cache/speech/pocketsphinx", import.meta.url).pathname
const embedded = engine({ cache, processes: 2 })
const alone = engine({ cache, processes: 1 })
const moonshine = Moonshine.engine({
  cache: new URL("../../.cache/speech/moonshine", import.meta.url).pathname,
  timing: engine({ cache, processes: 2, isBrisk: true }),
  processes: 1,
})

engineContract("pocketsphinx", embedded)
engineContract("moonshine", moonshine)

/** Recogniser processes of this test process, below `script` and whatever confines them. */
const sphinxes = (): ReadonlyArray<number> => {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,comm="], { encoding: "utf8" }).trim().split("\n")
    .map((line) => line.trim().split(/\s+/)).map(([pid, parent, name = ""]) =>
      [Number(pid), Number(parent), name] as const
    )
  const below = (parents: ReadonlySet<number>): ReadonlyArray<number> => {
    const children = table.filter(([, parent]) => parents.has(parent))
    const found = children.filter(([, , name]) => name.startsWith("pocketsphinx")).map(([pid]) => pid)
    return children.length === 0 ? [] : [...found, ...below(new Set(children.map(([pid]) => pid)))]
  }
  return below(new Set([process.pid])).filter(isRunning)
}

const started = Effect.sync(sphinxes).pipe(
  Effect.filterOrFail((pids) => pids.length > 0),
  Effect.retry(Schedule.spaced("20 millis")),
)

describe.each([["pocketsphinx", embedded], ["moonshine", moonshine]] as const)("%s", (_, asr) => {
  it.live(
    "learns hotwords, writes them as they were given, and forgets nothing else",
    () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const sentences = [
            "We run Kubernetes on our own servers.",
            "Please ask Tencent and Jenkins about Acme Figma.",
          ]
          const parts = yield* Effect.promise(() => Promise.all(sentences.map((text) => say({ voice: "slt", text }))))
          const raw = Buffer.concat(parts.map((part) => Buffer.concat([bytesOf(part), Buffer.alloc(16_000)])))
          const path = join(folder, "hot.raw")
          yield* Effect.promise(() => writeFile(path, raw))
          const audio = { path, duration: raw.length / 32 }
          const first = (parts[0]?.length ?? 0) / 16
          const speech = [{ begin: 0, end: first }, { begin: first + 500, end: audio.duration }]
          const plain = textOf(yield* recognised(yield* asr, audio, speech))
          const hotwords = ["Kubernetes", "Tencent", "Jenkins", "Acme Figma", "腾讯"]
          const words = yield* recognised(yield* asr, audio, speech, hotwords)
          const count = (text: string) => hotwords.filter((word) => text.includes(word)).length
          assert.isAtLeast(count(textOf(words)), 4, textOf(words))
          assert.isBelow(count(plain), 3)
          assert.includeMembers([...wordsOf(textOf(words))], ["servers", "please", "about"])
          assert.isTrue(words.every(({ text }) => !/[\s_]/.test(text)))
        })
      ).pipe(Effect.scoped),
  )
})

describe("pocketsphinx", () => {
  it.live("fails the chunk whose process dies, and goes on with a new process", () =>
    Effect.gen(function*() {
      const { audio } = yield* talk
      const { recognise } = yield* alone
      // All of it, so that a busy machine sees the process before it is done.
      const whole = { audio, begin: 0, end: audio.duration }
      const fiber = yield* Effect.forkChild(Effect.flip(recognise(whole, asked)))
      for (const pid of yield* started) process.kill(pid, "SIGSEGV")
      const failure = yield* Fiber.join(fiber)
      assert.deepStrictEqual([failure.reason, failure.retry], ["engine-died", true])
      assert.isNotEmpty((yield* recognise({ audio, begin: 0, end: 6000 }, asked)).words)
    }).pipe(Effect.scoped))

  it.live("stops working on a chunk that is interrupted, and takes the next", () =>
    Effect.gen(function*() {
      const { audio } = yield* talk
      const { recognise } = yield* alone
      const fiber = yield* Effect.forkChild(recognise({ audio, begin: 0, end: audio.duration }, asked))
      const pids = yield* started
      yield* Fiber.interrupt(fiber)
      assert.notInclude(yield* Effect.promise(() => Promise.all(pids.map((pid) => outlives(pid)))), true)
      assert.isNotEmpty((yield* recognise({ audio, begin: 0, end: 6000 }, asked)).words)
    }).pipe(Effect.scoped))

  it.live("lets accounts take turns, priority first", () =>
    Effect.gen(function*() {
      const { audio } = yield* talk
      const { recognise } = yield* alone
      const order: Array<string> = []
      const ask = (account: string) =>
        recognise({ audio, begin: 700, end: 1300 }, { ...asked, account, priority: account === "pro" }).pipe(
          Effect.tap(() => Effect.sync(() => order.push(account))),
        )
      const waiting = ["ada", "ada", "ada", "ada", "ada", "ben", "ben", "pro", "pro"]
      yield* Effect.forEach(waiting, ask, { concurrency: "unbounded" })
      assert.strictEqual(order[0], "ada")
      assert.deepStrictEqual(order.slice(1, 4).toSorted(), ["ben", "pro", "pro"])
      assert.isAtMost(order.lastIndexOf("ben"), 6)
      assert.strictEqual(order.at(-1), "ada")
    }).pipe(Effect.scoped))

  it.live(
    "closes processes that have nothing to do, and all with its scope, leaving no file",
    () =>
      Effect.gen(function*() {
        const { audio } = yield* talk
        yield* Effect.scoped(Effect.gen(function*() {
          const { recognise } = yield* engine({ cache, processes: 1, idleTime: 50 })
          yield* recognise({ audio, begin: 0, end: 1000 }, asked)
          yield* Effect.sync(sphinxes).pipe(
            Effect.filterOrFail((pids) => pids.length === 0),
            Effect.retry(Schedule.spaced("20 millis")),
          )
          yield* Effect.forkChild(recognise({ audio, begin: 0, end: 9000 }, asked))
          yield* started
        }))
        assert.deepStrictEqual(sphinxes(), [])
        assert.deepStrictEqual(sphinxFolders(), [])
      }),
  )

  it.live("says which Debian packages to install when its model is missing", () =>
    engine({ cache, model: "/nowhere" }).pipe(
      Effect.scoped,
      Effect.flip,
      Effect.map((refusal) => assert.include(refusal.message, "pocketsphinx pocketsphinx-en-us flite")),
    ))
})

const sphinxFolders = (): ReadonlyArray<string> =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`parley-own-${process.pid}-`))
