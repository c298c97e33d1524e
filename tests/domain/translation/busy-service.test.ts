import { translateTask } from "#domain/pipeline/jobs/translate-task.ts"
import { TranslatorFailed } from "#domain/translation/errors.ts"
import type { TranslationRequest } from "#domain/translation/translator.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { noting, read, start, withLines } from "../../support/translation/a-translated-task.ts"
import { honest, translatorOf } from "../../support/translation/fake-translator.ts"

const twelve = Array.from({ length: 12 }, (_, at) => `Ann: This is what was said about item ${at + 1} of the list`)

const busyFor = (retryAfter: number) => new TranslatorFailed({ reason: "rate-limited", detail: "HTTP 429", retryAfter })

/** The job that was queued last. */
const latest = Effect.map(jobs, (all) => all.at(-1) ?? assert.fail("no job"))

describe("a translation service that asks to be left alone for ten minutes", () => {
  it.effect("is asked again when they are over, for what is missing", () =>
    withLines(
      twelve,
      Effect.gen(function*() {
        yield* start()
        const first = noting((request: TranslationRequest) =>
          first.asked.length > 1 ? Effect.fail(busyFor(600_000)) : Effect.succeed(honest(request))
        )
        const before = yield* latest
        yield* Effect.provide(translateTask(before), translatorOf(first.translate))
        const waiting = yield* read
        assert.deepInclude(waiting, { status: "translating", errorCode: null })
        assert.strictEqual(waiting.receipt.translated, 5)
        const next = yield* latest
        assert.deepStrictEqual(next, { ...before, attempt: before.attempt + 1, waits: 1 })
        const second = noting()
        yield* Effect.provide(translateTask(next), translatorOf(second.translate))
        assert.strictEqual((yield* read).status, "translationCompleted")
        assert.isFalse(second.asked.flat().some((text) => first.asked[0]?.includes(text)))
      }),
    ))

  it.effect.each([["after four waits", 600_000, 4], ["for ten hours", 36_000_000, 0]] as const)(
    "is not waited for %s",
    ([, retryAfter, waits]) =>
      withLines(
        twelve,
        Effect.gen(function*() {
          yield* start()
          const job = { ...(yield* latest), waits }
          yield* Effect.provide(translateTask(job), translatorOf(() => Effect.fail(busyFor(retryAfter))))
          assert.deepInclude(yield* read, { status: "translationFailed", errorCode: "TranslatorFailed:rate-limited" })
          assert.strictEqual((yield* jobs).length, 1)
        }),
      ),
  )
})
