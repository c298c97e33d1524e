import * as EmbeddedAnswerer from "#adapters/engines/language/embedded-answerer/answerer.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import type { LibraryAnswerPart } from "#domain/asking/library-answer.ts"
import { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { asAda, aTask, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aUser } from "#tests/support/a-user.ts"
import { askedConversations, type Conversation } from "#tests/support/asking/asked-questions.ts"
import { openedDatabase } from "#tests/support/opened-database.ts"
import { productOn } from "#tests/support/product/product.ts"
import { layEmptyDatabase } from "#tests/support/server/lay-empty-database.ts"
import { Effect, Layer, Redacted, Stream } from "effect"
import { type Bench, medianOf, rounded } from "./bench.ts"

const files = 1000
const linesAFile = 120
const perConversation = 4

/** A library of 1,000 files: our conversations, each whole, among files of lines that were mixed from them. */
export const askLibraryBench: Bench = async (folder) => {
  const conversations = await askedConversations()
  await layEmptyDatabase(folder)
  const measured = Effect.scoped(Effect.gen(function*() {
    const product = productOn(Layer.orDie(Pool.layer(Redacted.make(yield* openedDatabase(folder)))), folder)
    return yield* Effect.provide(
      Effect.gen(function*() {
        yield* fill(conversations)
        const asked = conversations.flatMap(({ questions }, nth) =>
          questions.filter(({ gold }) => gold.size > 0).slice(0, perConversation).map(({ question }) => ({
            question,
            nth,
          }))
        )
        return yield* Effect.forEach(asked, ({ question, nth }) => timed(question, nth))
      }).pipe(Effect.provide(EmbeddedAnswerer.layer)),
      [product, asAda],
    )
  }))
  const results = await Effect.runPromise(measured)
  const first = results.map(({ firstToken }) => firstToken)
  const [, ...further] = first
  return {
    figures: {
      files,
      questions: results.length,
      "first question, first token, s": rounded(first[0] ?? Number.NaN),
      "further questions, first token, median s": rounded(medianOf(further)),
      "further questions, first token, slowest s": rounded(Math.max(...further)),
      "whole answer, median s": rounded(medianOf(results.map(({ all }) => all))),
      "the right file is the first": results.filter(({ place }) => place === 0).length,
      "the right file is among those shown": results.filter(({ place }) => place >= 0).length,
    },
    targets: { "first token ≤ 2 s after the first question": Math.max(...further) <= 2 },
  }
}

const fill = Effect.fnUntraced(function*(conversations: ReadonlyArray<Conversation>) {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  const transcripts = yield* TranscriptStore
  yield* users.insert(aUser({ plan: "pro" }))
  // No line that answers a question: only one file does.
  const every = conversations.flatMap(({ lines, questions }) =>
    lines.filter(({ id }) => !questions.some(({ gold }) => gold.has(id)))
  )
  for (let nth = 0; nth < files; nth++) {
    const whole = conversations[nth]?.lines
    // Every third line of all, from another place in each file: words like those of the conversations, in another order.
    const lines = whole ??
      Array.from({ length: linesAFile }, (_, at) => every[(nth * 37 + at * 3) % every.length] ?? every[0])
    const id = taskId(nth + 1)
    yield* tasks.insert(aTask({ id, title: conversations[nth]?.name ?? `Mixed ${nth}` }))
    yield* transcripts.replace(id, aTranscript(lines.map((line) => `${line?.speaker ?? "Ann"}: ${line?.text}`)))
  }
})

/** Seconds, and the place of the right file among those shown; -1 if it is not. */
const timed = (question: string, nth: number) =>
  Effect.gen(function*() {
    const started = performance.now()
    const parts: Array<LibraryAnswerPart> = []
    let firstToken = Number.NaN
    yield* Stream.runForEach(askLibrary.stream({ question }), (part) =>
      Effect.sync(() => {
        if (part.kind !== "started" && Number.isNaN(firstToken)) firstToken = (performance.now() - started) / 1000
        parts.push(part)
      }))
    const shown = parts.flatMap((part) => part.kind === "file" ? [part.taskId] : [])
    return { firstToken, all: (performance.now() - started) / 1000, place: shown.indexOf(taskId(nth + 1)) }
  })
