import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { outlives } from "#tests/support/child-process/is-running.ts"
import { outOfTime } from "#tests/support/child-process/out-of-time.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Schema } from "effect"
import { closeSync, openSync, writeFileSync } from "node:fs"
import { join } from "node:path"

describe("running a program", () => {
  it.live("gives back exit code, output and what it complained about", () =>
    Effect.gen(function*() {
      const done = yield* run({
        command: "sh",
        args: ["-c", "cat; echo bad >&2; exit 3"],
        timeLimit: 5000,
        input: "hi",
      })
      assert.deepStrictEqual([done.exitCode, done.stdout.toString(), done.stderr], [3, "hi", "bad\n"])
    }))

  it.live("keeps our secrets from it, but tells it where things are", () =>
    Effect.gen(function*() {
      process.env["OPENAI_API_KEY"] = "sk-secret"
      const done = yield* run({ command: "env", args: [], timeLimit: 5000 })
      delete process.env["OPENAI_API_KEY"]
      assert.notInclude(done.stdout.toString(), "sk-secret")
      assert.include(done.stdout.toString(), `PATH=${process.env["PATH"]}`)
    }))

  it.live("keeps no more output than asked for", () =>
    Effect.gen(function*() {
      const script = "yes start | head -c 200000; yes wrong | head -c 200000 >&2; echo end >&2"
      const done = yield* run({ command: "sh", args: ["-c", script], timeLimit: 5000, keep: { stdout: 10, stderr: 4 } })
      assert.deepStrictEqual([done.stdout.toString(), done.stderr], ["start\nstar", "end\n"])
    }))

  it.live("hands open files over as descriptors", () =>
    Effect.gen(function*() {
      const fd = openSync(import.meta.filename, "r")
      const done = yield* run({ command: "sh", args: ["-c", "head -c 6 <&3"], timeLimit: 5000, descriptors: [fd] })
      closeSync(fd)
      assert.strictEqual(done.stdout.toString(), "import")
    }))

  it.live("names a missing executable", () =>
    run({ command: "no-such-program", args: [], timeLimit: 5000 }).pipe(
      Effect.flip,
      Effect.map((refusal) => assert.strictEqual(refusal._tag, "ProgramMissing")),
    ))

  it.live("kills the program and its children on time-out", () =>
    Effect.gen(function*() {
      const started = yield* Deferred.make<number>()
      const program = run({
        command: "sh",
        args: ["-c", "sleep 60 & echo $!; wait"],
        timeLimit: 60_000,
        onOutput: (bytes) => Deferred.doneUnsafe(started, Effect.succeed(Number(bytes.toString()))),
      })
      const refusal = yield* outOfTime(Effect.flip(program), Deferred.await(started))
      assert.strictEqual(refusal._tag, "ProgramTimedOut")
      const pid = yield* Deferred.await(started)
      assert.isFalse(yield* Effect.promise(() => outlives(pid)))
    }))

  it.live("kills the program and its children on interruption", () =>
    Effect.gen(function*() {
      const started = yield* Deferred.make<number>()
      const fiber = yield* Effect.forkChild(run({
        command: "sh",
        args: ["-c", "sleep 60 & echo $!; wait"],
        timeLimit: 60_000,
        onOutput: (bytes) => Deferred.doneUnsafe(started, Effect.succeed(Number(bytes.toString()))),
      }))
      const pid = yield* Deferred.await(started)
      yield* Fiber.interrupt(fiber)
      assert.isFalse(yield* Effect.promise(() => outlives(pid)))
    }))
})

describe("asking a worker", () => {
  const file = new URL("../support/child-process/odd-worker.ts", import.meta.url)
  const answer = Schema.Struct({ heard: Schema.String })
  const ask = (request: string, timeLimit: number, onReport: (report: unknown) => void = () => undefined) =>
    askWorker({ file, request, answer, timeLimit, memoryLimit: 64, onReport })

  it.live("brings answer and reports", () =>
    Effect.gen(function*() {
      const reports: Array<unknown> = []
      assert.deepStrictEqual(yield* ask("hello", 10_000, (report) => reports.push(report)), { heard: "hello" })
      assert.lengthOf(reports, 1)
    }))

  for (const [request, reason] of [["fail", "threw"], ["crash", "died"], ["fill memory", "died"]] as const) {
    it.live(`tells that the worker ${reason} when asked to ${request}`, () =>
      ask(request, 30_000).pipe(
        Effect.flip,
        Effect.map((failure) => assert.strictEqual(failure.reason, reason)),
      ))
  }

  it.live("shows a worker that reads what users sent only that, where the machine can confine it", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const [sent, other] = [join(folder, "sent"), join(folder, "other")]
        for (const path of [sent, other]) writeFileSync(path, "text")
        const read = (path: string) =>
          askWorker({ file, request: path, answer, timeLimit: 60_000, memoryLimit: 64, reads: [sent] })
        assert.deepStrictEqual(yield* read(sent), { heard: "text" })
        assert.deepStrictEqual(yield* read(other), { heard: (yield* canConfine) ? "not there" : "text" })
      })
    ))

  it.live("kills the worker and its children on time-out", () =>
    Effect.gen(function*() {
      const pids: Array<number> = []
      const both = yield* Deferred.make<void>()
      const note = (report: unknown) => {
        pids.push(Schema.decodeUnknownSync(Schema.Struct({ pid: Schema.Finite }))(report).pid)
        if (pids.length === 2) Deferred.doneUnsafe(both, Effect.void)
      }
      const failure = yield* outOfTime(Effect.flip(ask("hang", 60_000, note)), Deferred.await(both))
      assert.strictEqual(failure.reason, "timed-out")
      assert.deepStrictEqual(yield* Effect.promise(() => Promise.all(pids.map((pid) => outlives(pid)))), [false, false])
    }))
})
