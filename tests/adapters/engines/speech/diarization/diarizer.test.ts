import * as SpeakerSeparation from "#adapters/engines/speech/diarization/diarizer.ts"
import { bySilero } from "#adapters/engines/speech/silero/voice-detector.ts"
import { Diarizer } from "#domain/recognition/diarizer.port.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { childStarted } from "#tests/support/child-process/child-started.ts"
import { type Conversation, conversation, type Voice } from "#tests/support/speech/conversation.ts"
import { diarizationErrors } from "#tests/support/speech/der.ts"
import { treated } from "#tests/support/speech/encode.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber, Stream } from "effect"
import { readFileSync } from "node:fs"
import { writeFile } from "node:fs/promises"

const sentences = readFileSync(new URL("../../../../support/speech/sentences.txt", import.meta.url), "utf8").trim()
  .split(
    "\n",
  )

const talk = (voices: ReadonlyArray<Voice>, from: number, to: number): Promise<Conversation> =>
  conversation(
    sentences.slice(from, to).map((text, index) => ({ voice: voices[index % voices.length] ?? "slt", text })),
  )

const linesOf = (talk: Conversation): ReadonlyArray<Span> => talk.lines.map(({ begin, end }) => ({ begin, end }))

const diarize = (talk: Conversation, count: number | null, speech = linesOf(talk)) =>
  Effect.gen(function*() {
    const diarizer = yield* Diarizer
    const audio = { path: talk.raw, duration: talk.duration }
    return (yield* diarizer.diarize(audio, speech, count)).turns
  })

const errors = (talk: Conversation, turns: Effect.Success<ReturnType<typeof diarize>>) =>
  diarizationErrors(
    talk.lines.map(({ begin, end, voice }) => ({ begin, end, who: voice })),
    turns.map(({ begin, end, speaker }) => ({ begin, end, who: String(speaker) })),
  )

layer(SpeakerSeparation.layer, { excludeTestServices: true })("separating speakers", (it) => {
  const talks: ReadonlyArray<readonly [string, number, () => Promise<Conversation>]> = [
    ["one voice", 1, () => talk(["slt"], 0, 10)],
    ["a woman and a man", 2, () => talk(["slt", "rms"], 24, 48)],
    ["two men", 2, () => talk(["rms", "awb"], 0, 24)],
    ["three voices", 3, meetingOfThree],
    ["four voices", 4, () => talk(["slt", "rms", "awb", "kal16"], 30, 58)],
  ]
  for (const [name, count, record] of talks) {
    it.effect(`finds ${name} by itself`, () =>
      Effect.gen(function*() {
        const recorded = yield* Effect.promise(record)
        const turns = yield* diarize(recorded, null)
        assert.strictEqual(new Set(turns.map(({ speaker }) => speaker)).size, count)
        assert.isAtMost(errors(recorded, turns).der, 1)
      }))
  }

  it.effect("finds three voices by telephone", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const recorded = yield* Effect.promise(meetingOfThree)
      const heard = ["-af", "highpass=f=300,lowpass=f=3400,aresample=8000,aresample=16000", "-f", "s16le"]
      const raw = yield* Effect.promise(() => treated(recorded.wav, "telephone.raw", heard, folder))
      const speech = yield* Stream.runCollect(
        bySilero({ path: raw, whole: Effect.succeed({ path: raw, duration: recorded.duration }) }),
      )
      const turns = yield* diarize({ ...recorded, raw }, null, speech)
      assert.strictEqual(new Set(turns.map(({ speaker }) => speaker)).size, 3)
      assert.isAtMost(errors(recorded, turns).der, 1)
    })))

  it.effect("finds who speaks within one long stretch, pauses and all", () =>
    Effect.gen(function*() {
      const recorded = yield* Effect.promise(() => talk(["slt", "rms", "awb", "kal16"], 30, 58))
      const turns = yield* diarize(recorded, null, [{ begin: 0, end: recorded.duration }])
      assert.strictEqual(new Set(turns.map(({ speaker }) => speaker)).size, 4)
      assert.isAtMost(errors(recorded, turns).confused, 1)
    }))

  it.effect(
    "keeps to a known number of speakers, numbers them in order of appearance, and is deterministic",
    () =>
      Effect.gen(function*() {
        const recorded = yield* Effect.promise(meetingOfThree)
        const turns = yield* diarize(recorded, 2)
        const order = [...new Set(turns.map(({ speaker }) => speaker))]
        assert.deepStrictEqual(order, [0, 1])
        assert.deepStrictEqual(yield* diarize(recorded, 2), turns)
      }),
  )

  it.effect("finds one voice in a recording that was uploaded twice", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const once = yield* Effect.promise(() => talk(["slt"], 10, 13))
      const sound = readFileSync(once.raw)
      // The copy does not begin a whole number of frames after the original.
      const silence = Buffer.alloc(2 * 5077)
      const raw = `${folder}/twice.raw`
      yield* Effect.promise(() => writeFile(raw, Buffer.concat([sound, silence, sound])))
      const after = Math.round((sound.length + silence.length) / 32)
      const lines = linesOf(once)
      const again = lines.map(({ begin, end }) => ({ begin: begin + after, end: end + after }))
      const turns = yield* diarize({ ...once, raw, duration: 2 * once.duration + 317 }, null, [...lines, ...again])
      assert.deepStrictEqual(turns, [...lines, ...again].map(({ begin, end }) => ({ begin, end, speaker: 0 })))
    })))

  it.effect("covers all speech, in order, and nothing else", () =>
    Effect.gen(function*() {
      const recorded = yield* Effect.promise(meetingOfThree)
      const turns = yield* diarize(recorded, null)
      const last = recorded.lines.at(-1)
      assert.strictEqual(turns[0]?.begin, recorded.lines[0]?.begin)
      assert.strictEqual(turns.at(-1)?.end, last?.end)
      for (const [index, turn] of turns.entries()) {
        assert.isAbove(turn.end, turn.begin)
        assert.isAtLeast(turn.begin, turns[index - 1]?.end ?? 0)
      }
    }))

  it.effect("assigns even very short speech to a speaker, and returns no turns without speech", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { diarize } = yield* Diarizer
      const audio = { path: `${folder}/audio.raw`, duration: 1000 }
      yield* Effect.promise(() => writeFile(audio.path, Buffer.alloc(32_000)))
      assert.deepStrictEqual(yield* diarize(audio, [], null), { turns: [], unsure: null })
      assert.deepStrictEqual(yield* diarize(audio, [{ begin: 900, end: 1000 }], null), {
        turns: [{ begin: 900, end: 1000, speaker: 0 }],
        unsure: null,
      })
    })))

  it.effect("says so when the recording cannot be read", () =>
    Effect.gen(function*() {
      const { diarize } = yield* Diarizer
      const failure = yield* Effect.flip(
        diarize({ path: "/nowhere.raw", duration: 1000 }, [{ begin: 0, end: 1000 }], null),
      )
      assert.strictEqual(failure._tag, "EngineUnavailable")
    }))

  it.effect("stops when interrupted", () =>
    Effect.gen(function*() {
      const recorded = yield* Effect.promise(meetingOfThree)
      const work = yield* Effect.forkChild(diarize(recorded, null))
      yield* childStarted("diarization-worker")
      yield* Fiber.interrupt(work)
      assert.isTrue((yield* Fiber.await(work))._tag === "Failure")
    }))
})
