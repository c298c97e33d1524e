import type { WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { makeWorkerPool } from "#adapters/system/child-process/worker-pool.ts"
import type { AnswerRequest, AskedText, DraftPart } from "#domain/asking/answer.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { AnswererFailed } from "#domain/asking/errors.ts"
import { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { QuizMakerFailed } from "#domain/review/errors.ts"
import { QuizMaker } from "#domain/review/quiz-maker.port.ts"
import type { DraftQuestion } from "#domain/review/quiz-question.ts"
import { Context, Effect, Layer, Semaphore, Stream } from "effect"
import { constants } from "node:os"
import { AskReply, type AskRequest } from "./ask-request.ts"

/** One process, as it keeps the indexes. It stays for the pauses of a conversation, and from one task to the next. */
const limits = {
  size: 1,
  idleTime: 1_800_000,
  memoryLimit: 768,
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
}

/** Works without a language model: finds and repeats sentences of the text, in a process of its own. */
const make = Effect.fnUntraced(function*(timeLimit: number) {
  const pool = yield* makeWorkerPool({ file: new URL("./answer-worker.ts", import.meta.url), timeLimit, ...limits })
  const send = (request: AskRequest) =>
    pool.ask({ request, answer: AskReply, onReport: () => undefined }).pipe(
      // A process may be killed for outside reasons; a text that kills it twice is given up on.
      Effect.retry({ times: 1, while: ({ reason }) => reason === "died" }),
      Effect.catch(refused),
    )
  const ask = Effect.fnUntraced(function*(text: AskedText, language: string, wants: AskRequest["wants"]) {
    const known = { key: keyOf(text, language), language, wants }
    const reply = yield* send({ ...known, lines: null })
    return reply._tag === "Unknown" ? yield* send({ ...known, lines: linesOf(text) }) : reply
  })
  const scope = yield* Effect.scope
  const preparing = Semaphore.makeUnsafe(1)
  const answerer = Answerer.of({
    name: "embedded",
    prepare: (text, language) =>
      ask(text, language, { _tag: "Prepare" }).pipe(
        Effect.catchTag("AnswererFailed", (failed) => Effect.logWarning("could not prepare for questions", failed)),
        // Readers who open one task after another need not wait for all of them.
        preparing.withPermitsIfAvailable(1),
        Effect.forkIn(scope),
        Effect.asVoid,
      ),
    answer: ({ question, history, text, within, language }) =>
      Stream.unwrap(
        ask(text, language, {
          _tag: "Answer",
          question,
          before: history.at(-1)?.question ?? null,
          within: idsOf(within),
        })
          .pipe(
            Effect.map((reply) => Stream.fromIterable(partsOf(reply))),
            Effect.withSpan("Answerer.answer"),
          ),
      ),
    suggest: Effect.fn("Answerer.suggest")(function*(text, language, limit) {
      const reply = yield* ask(text, language, { _tag: "Suggest", limit })
      return reply._tag === "Suggested" ? reply.questions : []
    }),
  })
  const finder = PassageFinder.of({
    find: Effect.fn("PassageFinder.find")(function*({ question, text, within, language }, limit) {
      const reply = yield* Effect.orDie(ask(text, language, { _tag: "Find", question, within: idsOf(within), limit }))
      return reply._tag === "Found" ? reply.lines.map((id) => SegmentId.make(id)) : []
    }),
  })
  const maker = QuizMaker.of({
    name: "embedded",
    make: ({ transcript, language, kinds, count, seed }) =>
      Stream.unwrap(
        ask(transcript, language, { _tag: "Quiz", kinds, count, seed }).pipe(
          Effect.mapError(({ reason, detail }) => new QuizMakerFailed({ reason, detail })),
          Effect.map((reply) => Stream.fromIterable(questionsOf(reply))),
          Effect.withSpan("QuizMaker.make"),
        ),
      ),
  })
  return { answerer, finder, maker }
})

/** With this many milliseconds for each request. */
export const layerWithin = (timeLimit: number): Layer.Layer<Answerer | PassageFinder | QuizMaker> =>
  Layer.effectContext(
    Effect.map(
      make(timeLimit),
      ({ answerer, finder, maker }) =>
        Context.make(Answerer, answerer).pipe(Context.add(PassageFinder, finder), Context.add(QuizMaker, maker)),
    ),
  )

export const layer = layerWithin(60_000)

/** Whatever the worker threw is a defect of ours. */
const refused = (failure: WorkerFailed): Effect.Effect<never, AnswererFailed> => {
  const { reason, detail } = failure
  if (reason === "timed-out") return Effect.fail(new AnswererFailed({ reason, detail }))
  return reason === "died" ? Effect.fail(new AnswererFailed({ reason: "engine-died", detail })) : Effect.die(failure)
}

/** Names matter, and may change independently of the text. */
const keyOf = ({ taskId, revision, speakers }: AskedText, language: string): string =>
  JSON.stringify([taskId, revision, language, ...speakers.map(({ id, name }) => [id, name])])

const linesOf = ({ lines, speakers }: AskedText): AskRequest["lines"] => {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return lines.map(({ id, text, speakerId }) => ({ id, text, speaker: names.get(speakerId ?? "") ?? null }))
}

const idsOf = (within: AnswerRequest["within"]): ReadonlyArray<string> | null => within === null ? null : [...within]

const partsOf = (reply: AskReply): ReadonlyArray<DraftPart> => {
  if (reply._tag !== "Answered") return []
  const { sentences, verdict, confidence, closest, followUps } = reply
  return [
    ...sentences.map(({ text, lines, quote }): DraftPart => ({ _tag: "Sentence", text, segments: ids(lines), quote })),
    { _tag: "Conclusion", verdict, confidence, closest: closest.map(ids), followUps },
  ]
}

const questionsOf = (reply: AskReply): ReadonlyArray<DraftQuestion> =>
  reply._tag !== "Quizzed" ? [] : reply.questions.map((question) => ({
    ...question,
    quoted: question.quoted.map(({ segments, quote }) => ({ segments: ids(segments), quote })),
  }))

const ids = (lines: ReadonlyArray<string>): ReadonlyArray<SegmentId> => lines.map((line) => SegmentId.make(line))
