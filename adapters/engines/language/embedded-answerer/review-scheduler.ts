import type { Memory } from "#domain/review/memory.ts"
import type { Grade } from "#domain/review/quiz-question.ts"
import { Scheduler } from "#domain/review/scheduler.port.ts"
import { DateTime, Layer } from "effect"
import { type Card, createEmptyCard, fsrs, type Grade as Rating, Rating as Ratings, State } from "ts-fsrs"

const ratings: Readonly<Record<Grade, Rating>> = { right: Ratings.Good, partly: Ratings.Hard, wrong: Ratings.Again }
const states = ["new", "learning", "review", "relearning"] as const
const stateOf: Readonly<Record<Memory["state"], State>> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
}

/** FSRS without randomness, so that replayed answers give the same day again. */
const scheduler = fsrs({ enable_fuzz: false })

export const layer = Layer.succeed(Scheduler, {
  next: (memory, grade, now) => {
    const at = DateTime.toDate(now)
    const { card } = scheduler.next(memory === null ? createEmptyCard(at) : cardOf(memory), at, ratings[grade])
    return memoryOf(card)
  },
})

const cardOf = ({ due, lastReview, state, ...memory }: Memory): Card => ({
  due: DateTime.toDate(due),
  stability: memory.stability,
  difficulty: memory.difficulty,
  elapsed_days: 0,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps,
  reps: memory.reps,
  lapses: memory.lapses,
  state: stateOf[state],
  ...(lastReview === null ? {} : { last_review: DateTime.toDate(lastReview) }),
})

const memoryOf = (card: Card): Memory => ({
  due: DateTime.fromDateUnsafe(card.due),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: states[card.state] ?? "new",
  lastReview: card.last_review === undefined ? null : DateTime.fromDateUnsafe(card.last_review),
})
