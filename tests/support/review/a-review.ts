import { AttemptId, QuizId, QuizQuestionId, SegmentId, type TaskId } from "#domain/kernel/ids.ts"
import type { Memory } from "#domain/review/memory.ts"
import type { Quiz, QuizQuestion } from "#domain/review/quiz-question.ts"
import type { Attempt } from "#domain/review/review-store.port.ts"
import { ada, at, taskId } from "../a-task.ts"

const id = (nth: number): TaskId => taskId(2000 + nth)

export const aQuiz = (nth: number, given: Partial<Quiz> = {}): Quiz => ({
  id: QuizId.make(id(nth)),
  userId: ada,
  taskId: taskId(1),
  isSpaced: true,
  engine: "embedded",
  ...given,
})

/** The second question of round 1 is the 12th. */
export const aQuizQuestion = (quiz: number, nth: number, given: Partial<QuizQuestion> = {}): QuizQuestion => ({
  id: QuizQuestionId.make(id(quiz * 10 + nth)),
  quizId: aQuiz(quiz).id,
  kind: "singleChoice",
  text: "The budget is _____.",
  options: ["400,000 euros", "“300,000” euros"],
  speaker: "Ben",
  answer: "A",
  required: ["400,000"],
  keywords: [{ word: "euros", weight: 0.5 }],
  moments: [{
    segments: [SegmentId.make("g2")],
    quote: `The budget is 400,000 euros ${nth}.`,
    begin: 4000,
    end: null,
    speaker: "Ben",
  }],
  source: "The budget is 400,000 euros.",
  ...given,
})

export const anAttempt = (quiz: number, nth: number, given: Partial<Attempt> = {}): Attempt => ({
  id: AttemptId.make(id(quiz * 100 + nth)),
  questionId: aQuizQuestion(quiz, nth).id,
  answer: "A",
  grade: "right",
  answeredAt: at("2026-11-20T10:00:00.000Z"),
  ...given,
})

export const aMemory = (due: string): Memory => ({
  due: at(due),
  stability: 2.3,
  difficulty: 5.1,
  scheduledDays: 2,
  learningSteps: 0,
  reps: 1,
  lapses: 0,
  state: "review",
  lastReview: at("2026-11-20T10:00:00.000Z"),
})
