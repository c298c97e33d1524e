import type { SegmentId } from "#domain/kernel/ids.ts"
import { QuizMakerFailed } from "#domain/review/errors.ts"
import { QuizMaker, type QuizRequest } from "#domain/review/quiz-maker.port.ts"
import { type DraftQuestion, QuestionKind } from "#domain/review/quiz-question.ts"
import { randomFrom } from "#domain/review/seeded-random.ts"
import { Effect, Layer, Schema, Stream } from "effect"
import { answerScanner, type Scanned } from "./answer-scanner.ts"
import type { OpenAiAnswererOptions } from "./answerer.ts"
import { unreadable } from "./call-failed.ts"
import { connect, type Endpoint, openAi } from "./endpoint.ts"
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
const quizShape = { name: "quiz", schema: strictSchema(ModelQuiz), codec: ModelQuiz }
const decodeQuestion = Schema.decodeUnknownEffect(Schema.fromJsonString(ModelQuestion))

const patience = { retries: 2, requestTimeout: "1 minute", maxRetryAfter: "10 seconds" } as const

/** Writes questions with any service compatible with OpenAI's `/chat/completions`. The caller checks what it writes. */
export const layer = (options: OpenAiAnswererOptions): Layer.Layer<QuizMaker> =>
  Layer.sync(QuizMaker, () => {
    const { windowSize = 40_000, silence = "1 minute", timeLimit = "5 minutes", model } = options
    const endpoint: Endpoint = { ...openAi, ...patience, ...options }
    const chat = { client: connect(endpoint), endpoint, model }
    const write = streamedChat(chat, quizShape, { silence, timeLimit, maxCharacters: 200_000 })
    return QuizMaker.of({ name: model, make: (request) => madeBy(write, request, windowSize) })
  })

const madeBy = (
  write: ReturnType<typeof streamedChat>,
  request: QuizRequest,
  windowSize: number,
): Stream.Stream<DraftQuestion, QuizMakerFailed> =>
  Stream.suspend(() => {
    const prompt = quizPrompt(request, windowSize)
    if (prompt === null) return Stream.empty
    const scan = answerScanner("questions")
    const ids = request.transcript.lines.map(({ id }) => id)
    const random = randomFrom(request.seed)
    let isWhole = false
    const drafted = ({ kind, json }: Scanned) => {
      if (kind === "whole") isWhole = true
      if (kind === "whole") return Effect.succeed<ReadonlyArray<DraftQuestion>>([])
      return decodeQuestion(json).pipe(
        Effect.map((question) => request.kinds.includes(question.kind) ? [draftOf(question, ids, random)] : []),
        Effect.catchTag("SchemaError", () => unreadable("the model gave a question of another shape than asked")),
      )
    }
    const isCut = Stream.suspend(() =>
      isWhole ? Stream.empty : Stream.fromEffect(unreadable("the questions ended before they were complete"))
    )
    return write(prompt).pipe(
      Stream.map(scan),
      Stream.flattenIterable,
      Stream.mapEffect(drafted),
      Stream.flattenIterable,
      Stream.concat(isCut),
      Stream.take(request.count),
      Stream.mapError(({ reason, detail }) => new QuizMakerFailed({ reason, detail })),
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
