import type { SegmentId } from "#domain/kernel/ids.ts"
import { QuizMakerFailed } from "#domain/review/errors.ts"
import { QuizMaker, type QuizRequest } from "#domain/review/quiz-maker.port.ts"
import { type DraftQuestion, QuestionKind } from "#domain/review/quiz-question.ts"
import { randomFrom } from "#domain/review/seeded-random.ts"
import { Layer, Option, Schema, Stream } from "effect"
import { answerScanner, type Scanned } from "./answer-scanner.ts"
import type { OpenAiAnswererOptions } from "./answerer.ts"
import { type CallFailed, unreadable } from "./call-failed.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
import { fitted } from "./fitted.ts"
import { linesNamed } from "./model-answer.ts"
import { quizPrompt } from "./quiz-prompt.ts"
import { streamedChat } from "./streamed-chat.ts"
import { strictSchema } from "./strict-schema.ts"

/** Right answers in words instead of letters: options are put into another order afterwards. */
const ModelQuestion = Schema.Struct({
  kind: QuestionKind,
  text: Schema.String,
  options: Schema.Array(Schema.String),
  answers: Schema.Array(Schema.String),
  lines: Schema.Array(Schema.Int),
  quote: Schema.String,
})
const ModelQuiz = Schema.Struct({ questions: Schema.Array(ModelQuestion) })
const quizShape = { name: "quiz", schema: strictSchema(ModelQuiz), codec: ModelQuiz, parts: "questions" }
const questionSchema = strictSchema(ModelQuestion)
const decodeQuestion = Schema.decodeUnknownOption(ModelQuestion)

/** Characters of text below which a model that refuses them is not asked again. */
const smallest = 2000

const patience = { retries: 2, requestTimeout: "1 minute", maxRetryAfter: "10 seconds" } as const

/** Writes questions with any service compatible with OpenAI's `/chat/completions`. The caller checks what it writes. */
export const layer = (options: OpenAiAnswererOptions): Layer.Layer<QuizMaker> =>
  Layer.sync(QuizMaker, () => make(options))

export const make = (options: OpenAiAnswererOptions): typeof QuizMaker.Service => {
  const { windowSize = 40_000, silence = "1 minute", timeLimit = "5 minutes", model } = options
  const endpoint: Endpoint = { ...openAi, ...patience, ...options }
  const chat = { client: connect(endpoint), endpoint, model }
  const write = streamedChat(chat, quizShape, { silence, timeLimit, maxCharacters: 200_000 })
  return {
    name: model,
    make: (request) =>
      madeBy(write, request, windowSize).pipe(
        Stream.mapError(({ reason, detail }) => new QuizMakerFailed({ reason, detail })),
      ),
  }
}

const madeBy = (
  write: ReturnType<typeof streamedChat>,
  request: QuizRequest,
  windowSize: number,
): Stream.Stream<DraftQuestion, CallFailed> =>
  Stream.suspend(() => {
    const prompt = quizPrompt(request, windowSize)
    if (prompt === null) return Stream.empty
    const scanner = answerScanner("questions")
    const ids = request.transcript.lines.map(({ id }) => id)
    const random = randomFrom(request.seed)
    let isUsable = false
    let written = 0
    const drafted = ({ kind, value }: Scanned): ReadonlyArray<DraftQuestion> => {
      // An empty list is an answer, too: there is nothing to ask about.
      if (kind === "whole") isUsable ||= written === 0
      else written++
      const question = kind === "whole" ? Option.none() : decodeQuestion(fitted(questionSchema, value))
      if (Option.isNone(question)) return []
      isUsable = true
      return request.kinds.includes(question.value.kind) ? [draftOf(question.value, ids, random)] : []
    }
    const nothing = Stream.suspend(() =>
      isUsable ? Stream.empty : Stream.fromEffect(unreadable("the model gave no question of the shape asked for"))
    )
    return write(prompt).pipe(
      Stream.map(scanner.read),
      Stream.concat(Stream.sync(scanner.end)),
      Stream.flattenIterable,
      Stream.map(drafted),
      Stream.flattenIterable,
      Stream.concat(nothing),
      Stream.take(request.count),
      Stream.catchIf(({ tooLong }) => tooLong && windowSize > smallest, () => madeBy(write, request, windowSize / 2)),
    )
  })

const draftOf = (
  { kind, text, options, answers, lines, quote }: typeof ModelQuestion.Type,
  ids: ReadonlyArray<SegmentId>,
  random: ReturnType<typeof randomFrom>,
): DraftQuestion => {
  const isChoice = kind === "singleChoice" || kind === "multipleChoice"
  const shuffled = isChoice ? random.shuffle(options) : []
  const letters = shuffled.flatMap((option, nth) => answers.includes(option) ? [String.fromCharCode(65 + nth)] : [])
  return {
    kind,
    text,
    options: shuffled,
    answer: isChoice ? letters.join(";") : (answers[0] ?? "").trim(),
    required: [],
    quoted: [{ segments: linesNamed(lines, ids), quote }],
  }
}
