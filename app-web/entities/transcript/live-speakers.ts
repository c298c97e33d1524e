import { storeOf } from "#web/lib/store.ts"
import type { Speaker } from "./lines.ts"

interface Named {
  readonly id: string
  /** Null until the call shows it. */
  readonly name: string | null
}

/** Who speaks in a meeting that is going on: its lines have names before there is a transcript. */
export const liveSpeakers = storeOf<{ readonly taskId: string; readonly speakers: ReadonlyArray<Speaker> } | null>(null)

export const nameLiveSpeakers = (taskId: string, named: ReadonlyArray<Named>): void =>
  liveSpeakers.set({
    taskId,
    speakers: named.map(({ id, name }, nth) => ({ id, name: name ?? `Speaker ${nth + 1}` })),
  })
