import * as OpenAiTranslator from "#adapters/openai/translator.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import type { Job } from "#domain/job/job.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { translateTask } from "#domain/pipeline/jobs/translate-task.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { Deferred, Effect, Fiber } from "effect"
import { ada, asAda, aTask, taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { aUser } from "../a-user.ts"
import { memoryPorts } from "../memory-ports.ts"
import { turned } from "./fake-translator.ts"
import { answerOf, linesIn, translatedLines, translatingEndpoint } from "./translating-endpoint.ts"

const id = taskId(1)
const target = { taskId: id, targetLanguage: "es" }

/** Every few requests something else goes wrong: an error, a limit, rubbish, a line left out, a line twice, numbers that move. */
const mangled = (prompt: string, nth: number): string | number | null => {
  const lines = () => translatedLines(prompt)
  if (nth % 7 === 3) return 500
  if (nth % 11 === 5) return 429
  if (nth % 13 === 6) return "This is not JSON"
  if (nth % 17 === 8) return answerOf(lines().slice(1))
  if (nth % 19 === 9) return answerOf([...lines(), { n: lines()[0]?.n ?? 0, text: "otra cosa 1" }])
  if (nth % 23 === 10) return answerOf(lines().map(({ n, text }) => ({ n: n + 1, text })))
  return nth % 29 === 11 ? answerOf(lines().map(({ n }) => ({ n, text: "" }))) : null
}

/** Translates so many lines by a flaky endpoint, with a worker that is killed twice; what came of them. */
export const measureTranslation = (count: number) =>
  Effect.gen(function*() {
    const texts = Array.from({ length: count }, (_, at) =>
      `Line ${at + 1} says that the river is wide and the boat is late`)
    const asked: Array<ReadonlyArray<string>> = []
    let kill: { readonly at: number; readonly signal: Deferred.Deferred<void> } | null = null
    const { baseUrl } = yield* translatingEndpoint((prompt, nth) => {
      asked.push(
        linesIn(prompt).map(({ text }) =>
          text
        ),
      )
      if (kill !== null && asked.length >= kill.at) Deferred.doneUnsafe(kill.signal, Effect.void)
      return mangled(prompt, nth)
    })
    yield* (yield* UserStore).insert(aUser())
    yield* (yield* TaskStore).insert(aTask())
    yield* (yield* TranscriptStore).replace(id, aTranscript(texts.map((text) => `Ann: ${text}`)))
    yield* startTranslation.run(target)
    const { work } = yield* (yield* TaskStore).get(id)
    const job: Job = { kind: "translate", taskId: id, attempt: work.translations, account: ada, priority: false }
    const worker = translateTask(job).pipe(
      Effect.provide(
        OpenAiTranslator.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake", firstPause: "1 millis" }),
      ),
    )
    const translations = yield* TranslationStore
    const later: Array<() => number> = []
    const storedAtKills: Array<number> = []
    for (const share of [0.25, 0.25]) {
      const signal = yield* Deferred.make<void>()
      kill = { at: asked.length + Math.ceil(share * count / 40), signal }
      const running = yield* Effect.forkChild(worker)
      yield* Effect.raceFirst(Deferred.await(signal), Fiber.await(running))
      yield* Fiber.interrupt(running)
      kill = null
      const stored = new Set((yield* translations.pieces(id, "es")).map(({ id }) => id))
      storedAtKills.push(stored.size)
      const before = asked.length
      const isStored = new Set(texts.filter((_, at) => stored.has(`line:g${at + 1}`)))
      later.push(() => asked.slice(before).flat().filter((text) => isStored.has(text)).length)
    }
    yield* worker
    const askedAgain = later.reduce((sum, again) => sum + again(), 0)
    const { lines, receipt, status } = yield* getTranslation.run(target)
    const moved = lines.filter(({ text }, at) => text !== null && text !== turned(texts[at] ?? "")).length
    return { receipt, status, moved, askedAgain, requests: asked.length, storedAtKills }
  }).pipe(
    Effect.scoped,
    Effect.provide([memoryPorts, asAda]),
    Effect.provideService(PublicAddress, { url: "https://parley.example" }),
  )
