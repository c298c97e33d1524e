import { Effect } from "effect"
import { MeetingStore } from "../../meeting/meeting-store.port.ts"
import type { Task } from "../../task/task.ts"
import type { Separated } from "./diarize.ts"

/** Who spoke when, as the service of a meeting has told; null for every other recording. */
export const givenTurns = Effect.fnUntraced(function*({ id, source }: Pick<Task, "id" | "source">) {
  if (source !== "meeting") return null
  const { get } = yield* MeetingStore
  const turns = yield* get(id).pipe(
    Effect.map((meeting) => meeting.turns),
    Effect.catchTag("MeetingNotFound", () => Effect.succeed([])),
  )
  if (turns.length === 0) return null
  const names = [...new Set(turns.map(({ name }) => name))]
  return {
    turns: turns.map(({ begin, end, name }) => ({ begin, end, speaker: names.indexOf(name), name })),
    unsure: null,
    isStandIn: false,
  } satisfies Separated
})
