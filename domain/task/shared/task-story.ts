import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { held } from "../../plan/ledger.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { chaptersOf, type WholeChapter } from "../story-chapter.ts"
import { TaskStore } from "../task-store.port.ts"

/** What happened to a task, attempt by attempt, with the minutes of each. */
export const taskStory = Effect.fnUntraced(function*(taskId: TaskId) {
  const { story } = yield* TaskStore
  const { ofAttempt } = yield* MinuteLedger
  return yield* Effect.forEach(chaptersOf(yield* story(taskId)), (chapter) =>
    Effect.gen(function*() {
      const booked = bookedAs(chapter)
      return { ...chapter, minutes: booked === null ? 0 : held(yield* ofAttempt(taskId, booked)) }
    }))
})

/** Under which attempt of the ledger its minutes are booked; null where it costs none. */
const bookedAs = ({ part, attempt }: Pick<WholeChapter, "part" | "attempt">): number | null =>
  part === "transcription" ? attempt : part === "retranscription" ? -attempt : null
