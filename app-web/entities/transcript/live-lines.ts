import { storeOf } from "#web/lib/store.ts"
import type { Segment } from "./lines.ts"

interface LiveLines {
  readonly taskId: string
  readonly segments: ReadonlyArray<Segment>
}

/** The lines that are finished so far, while a recording is being transcribed. */
export const liveLines = storeOf<LiveLines | null>(null)
