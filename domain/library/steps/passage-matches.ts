import { Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import type { NearPassage } from "../../meaning/vector-store.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { joinTexts } from "../../text/join-texts.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import type { FoundMatch } from "./view-found.ts"

interface Viewer {
  readonly account: UserId | null
  /** Only passages in which one of these people speaks; all if there are none. */
  readonly speakers: ReadonlyArray<string>
}

/** Passages as a search shows them, without those that are no longer there or that the viewer may no longer read. */
export const passageMatches = Effect.fnUntraced(
  function*(found: ReadonlyArray<NearPassage>, { account, speakers }: Viewer) {
    const tasks = yield* TaskStore
    const visible = new Map(
      (yield* tasks.visible([...new Set(found.map(({ taskId }) => taskId))], account)).map((task) => [task.id, task]),
    )
    const matches = yield* Effect.forEach(found, (passage) => {
      const task = visible.get(passage.taskId)
      return task === undefined ? Effect.succeed([]) : matchOf(task, passage, speakers)
    })
    return matches.flat()
  },
)

const matchOf = Effect.fnUntraced(function*(task: Task, { lines }: NearPassage, wanted: ReadonlyArray<string>) {
  const transcripts = yield* TranscriptStore
  const found = yield* transcripts.lines(task.id, lines)
  const meant = wanted.length === 0 ? null : yield* speakersNamed(task, wanted)
  const [first] = meant === null ? found : found.filter(({ speakerId }) => speakerId !== null && meant.has(speakerId))
  if (first === undefined) return []
  const shown = found.slice(found.indexOf(first)).map(({ text }) => text.trim()).reduce(joinTexts, "")
  const match: FoundMatch = {
    task,
    field: "transcript",
    by: "meaning",
    line: shown,
    begin: first.begin,
    segmentId: first.id,
    marks: [],
  }
  return [match]
})

const speakersNamed = Effect.fnUntraced(function*({ id }: Task, wanted: ReadonlyArray<string>) {
  const { speakers } = yield* (yield* TranscriptStore).plain(id, 0)
  const isMeant = (name: string) => wanted.some((one) => name.toLowerCase().includes(one.trim().toLowerCase()))
  return new Set(speakers.filter(({ name }) => isMeant(name)).map(({ id }) => id))
})
