import { AttemptId, QuizQuestionId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { Memory } from "#domain/review/memory.ts"
import { Grade, QuizQuestion } from "#domain/review/quiz-question.ts"
import { type Attempt, ReviewStore, type StoredQuestion } from "#domain/review/review-store.port.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { QuizAttemptTable, QuizQuestionTable, QuizTable } from "./tables/review.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return ReviewStore.of({
    open: Effect.fn("ReviewStore.open")(function*(quiz, openedAt) {
      yield* db.query((q) =>
        q.insertInto("quiz")
          .columns(["id", "owner_id", "task_id", "is_spaced", "engine", "created_at"])
          .expression((e) =>
            e.selectFrom("task").innerJoin("app_user", (on) => on.on("app_user.id", "=", quiz.userId))
              .select((s) => [
                s.cast<string>(s.val(quiz.id), "uuid").as("id"),
                "app_user.id as owner_id",
                "task.id as task_id",
                s.cast<boolean>(s.val(quiz.isSpaced), "boolean").as("is_spaced"),
                s.cast<string>(s.val(text(quiz.engine)), "text").as("engine"),
                s.cast<Date>(s.val(DateTime.formatIso(openedAt)), "timestamptz").as("created_at"),
              ])
              .where("task.id", "=", quiz.taskId)
          )
          .execute()
      )
    }),
    add: Effect.fn("ReviewStore.add")(function*(question) {
      yield* db.query((q) =>
        q.insertInto("quiz_question")
          .columns(["id", "quiz_id", "kind", "words", "content"])
          .expression((e) =>
            e.selectFrom("quiz").select((s) => [
              s.cast<string>(s.val(question.id), "uuid").as("id"),
              "quiz.id as quiz_id",
              s.cast<string>(s.val(question.kind), "text").as("kind"),
              s.cast<string>(s.val(json(question.moments.map(({ quote }) => quote))), "text").as("words"),
              s.cast<string>(s.val(json(encodeQuestion(question))), "jsonb").as("content"),
            ]).where("quiz.id", "=", question.quizId)
          )
          .execute()
      )
    }),
    question: Effect.fn("ReviewStore.question")(function*(userId, id) {
      const row = yield* db.query((q) =>
        q.selectFrom("quiz_question").innerJoin("quiz", "quiz.id", "quiz_question.quiz_id")
          .select([...questionColumns])
          .where("quiz_question.id", "=", id)
          .where("owner_id", "=", userId)
          .executeTakeFirst()
      )
      return row === undefined ? null : fromRow(row)
    }),
    ofTask: Effect.fn("ReviewStore.ofTask")(function*(userId, taskId) {
      const rows = yield* db.query((q) =>
        q.selectFrom("quiz_question").innerJoin("quiz", "quiz.id", "quiz_question.quiz_id")
          .select([...questionColumns])
          .where("owner_id", "=", userId)
          .where("task_id", "=", taskId)
          .orderBy("quiz.created_at")
          .orderBy("quiz_question.id")
          .execute()
      )
      return rows.map(fromRow)
    }),
    attempts: Effect.fn("ReviewStore.attempts")(function*(id) {
      const rows = yield* db.query((q) =>
        q.selectFrom("quiz_attempt").selectAll().where("question_id", "=", id).orderBy("nth").execute()
      )
      return rows.map(attemptOf)
    }),
    attempt: Effect.fn("ReviewStore.attempt")(function*(userId, id) {
      const row = yield* db.query((q) =>
        q.selectFrom("quiz_attempt")
          .innerJoin("quiz_question", "quiz_question.id", "quiz_attempt.question_id")
          .innerJoin("quiz", "quiz.id", "quiz_question.quiz_id")
          .selectAll("quiz_attempt")
          .where("quiz_attempt.id", "=", id)
          .where("owner_id", "=", userId)
          .executeTakeFirst()
      )
      return row === undefined ? null : attemptOf(row)
    }),
    saveAttempt: Effect.fn("ReviewStore.saveAttempt")(function*({ id, questionId, answer, grade, answeredAt }) {
      yield* db.query((q) =>
        q.insertInto("quiz_attempt")
          .columns(["id", "question_id", "answer", "grade", "answered_at"])
          .expression((e) =>
            e.selectFrom("quiz_question").select((s) => [
              s.cast<string>(s.val(id), "uuid").as("id"),
              "quiz_question.id as question_id",
              s.cast<string>(s.val(text(answer)), "text").as("answer"),
              s.cast<string>(s.val(grade), "text").as("grade"),
              s.cast<Date>(s.val(DateTime.formatIso(answeredAt)), "timestamptz").as("answered_at"),
            ]).where("quiz_question.id", "=", questionId)
          )
          .onConflict((on) => on.column("id").doUpdateSet({ grade }))
          .execute()
      )
    }),
    saveCard: Effect.fn("ReviewStore.saveCard")(function*(userId, id, memory) {
      const card = { owner_id: userId, question_id: id, fsrs: json(encodeMemory(memory)) }
      yield* db.query((q) =>
        q.with("same", (e) =>
          e.deleteFrom("review_card")
            .where("owner_id", "=", userId)
            .where("question_id", "!=", id)
            .where("question_id", "in", (s) =>
              s.selectFrom("quiz_question as own")
                .innerJoin("quiz as own_quiz", "own_quiz.id", "own.quiz_id")
                .innerJoin("quiz_question as other", "other.words", "own.words")
                .innerJoin("quiz as other_quiz", (on) =>
                  on.onRef("other_quiz.id", "=", "other.quiz_id")
                    .onRef("other_quiz.task_id", "=", "own_quiz.task_id"))
                .select("other.id")
                .where("own.id", "=", id)))
          .insertInto("review_card")
          .values({ ...card, due: DateTime.formatIso(memory.due) })
          .onConflict((on) =>
            on.columns(["owner_id", "question_id"]).doUpdateSet((e) => ({
              fsrs: e.ref("excluded.fsrs"),
              due: e.ref("excluded.due"),
            }))
          )
          .execute()
      )
    }),
    due: Effect.fn("ReviewStore.due")(function*(userId, now, limit) {
      const rows = yield* db.query((q) =>
        q.selectFrom("review_card")
          .innerJoin("quiz_question", "quiz_question.id", "review_card.question_id")
          .innerJoin("quiz", "quiz.id", "quiz_question.quiz_id")
          .select([...questionColumns])
          .where("review_card.owner_id", "=", userId)
          .where("due", "<=", DateTime.toDate(now))
          .orderBy("due")
          .orderBy("quiz_question.id")
          .limit(limit)
          .execute()
      )
      return rows.map(fromRow)
    }),
  })
})

export const layer = Layer.effect(ReviewStore, make)

const questionColumns = [
  "quiz_question.content",
  "quiz.id as quiz_id",
  "quiz.owner_id",
  "quiz.task_id",
  "quiz.is_spaced",
  "quiz.engine",
] as const

const encodeQuestion = Schema.encodeSync(QuizQuestion)
const decodeQuestion = Schema.decodeUnknownSync(QuizQuestion)
const encodeMemory = Schema.encodeSync(Memory)
const decodeAttempt = Schema.decodeUnknownSync(Schema.Struct({
  id: AttemptId,
  questionId: QuizQuestionId,
  answer: Schema.String,
  grade: Grade,
}))

type QuestionRow =
  & Pick<Selectable<QuizQuestionTable>, "content" | "quiz_id">
  & Omit<Selectable<QuizTable>, "id" | "created_at">

const fromRow = (row: QuestionRow): StoredQuestion => {
  const question = decodeQuestion(row.content)
  const { owner_id, task_id, is_spaced, engine } = row
  return {
    question,
    quiz: {
      id: question.quizId,
      userId: UserId.make(owner_id),
      taskId: TaskId.make(task_id),
      isSpaced: is_spaced,
      engine,
    },
  }
}

const attemptOf = ({ id, question_id, answer, grade, answered_at }: Selectable<QuizAttemptTable>): Attempt => ({
  ...decodeAttempt({ id, questionId: question_id, answer, grade }),
  answeredAt: DateTime.fromDateUnsafe(answered_at),
})
