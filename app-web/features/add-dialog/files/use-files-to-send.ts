import { transcriptionOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { useStore } from "#web/lib/store.ts"
import { useBatchLimits } from "./batch-limits.ts"
import { recordings } from "./chosen-lists.ts"
import { type Chosen, toSend } from "./chosen.ts"

interface FilesToSend {
  readonly files: ReadonlyArray<Chosen>
  readonly canMerge: boolean
  /** Whether they become one task: never a single file. */
  readonly isMerged: boolean
}

/** What the button will send. */
export const useFilesToSend = (): FilesToSend => {
  const files = toSend(useStore(recordings), useBatchLimits())
  const canMerge = files.length > 1
  return { files, canMerge, isMerged: useStore(transcriptionOptions).isMerged && canMerge }
}
