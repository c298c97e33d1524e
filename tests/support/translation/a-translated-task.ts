import type { Job } from "#domain/job/job.ts"
import { translateTask } from "#domain/pipeline/jobs/translate-task.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { TranslatorFailed } from "#domain/translation/errors.ts"
import type { NumberedLine } from "#domain/translation/translation.ts"
import type { TranslationRequest } from "#domain/translation/translator.port.ts"
import { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import { startTranslation } from "#domain/translation/use-cases/start-translation.ts"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../a-scene.ts"
import { ada, asAda, aTask, taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { aUser } from "../a-user.ts"
import { honest, translatorOf } from "./fake-translator.ts"

/** At noon, Ada has a finished task with these lines. */
export const withLines = <A, E, R>(lines: ReadonlyArray<string>, test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    yield* keepUsers(aUser())
    yield* keepTasks(aTask())
    yield* (yield* TranscriptStore).replace(taskId(1), aTranscript(lines))
    return yield* test
  })).pipe(Effect.provide(asAda))

export const start = (again = false) => startTranslation.run({ taskId: taskId(1), targetLanguage: "es", again })

export const read = getTranslation.run({ taskId: taskId(1), targetLanguage: "es" })

type Translate = (
  request: TranslationRequest,
) => Effect.Effect<ReadonlyArray<NumberedLine>, TranslatorFailed>

/** Runs the job that is due, with this translator. */
export const runJob = (translate: Translate = (request) => Effect.succeed(honest(request))) =>
  Effect.gen(function*() {
    const { work } = yield* (yield* TaskStore).get(taskId(1))
    const job: Job = { kind: "translate", taskId: taskId(1), attempt: work.translations, account: ada, priority: false }
    yield* translateTask(job).pipe(Effect.provide(translatorOf(translate)))
  })

/** A translator that notes every text it is asked for. */
export const noting = (translate: Translate = (request) => Effect.succeed(honest(request))) => {
  const asked: Array<ReadonlyArray<string>> = []
  return {
    asked,
    translate: (request: TranslationRequest) => {
      asked.push(request.lines.map(({ text }) => text))
      return translate(request)
    },
  }
}

export const broken = (reason: "remote-error" | "unreadable-answer") =>
  new TranslatorFailed({ reason, detail: "as arranged" })
