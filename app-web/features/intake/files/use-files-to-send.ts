import { useStore } from "../../../lib/store.ts"
import { recordings } from "./choices.ts"
import { type Chosen, toSend } from "./chosen.ts"
import { limits } from "./limits.ts"
import { fileWishes } from "./wish-state.ts"

interface FilesToSend {
  readonly files: ReadonlyArray<Chosen>
  readonly canMerge: boolean
  /** Whether they are joined: one alone is not. */
  readonly isMerged: boolean
}

/** What the button will send. */
export const useFilesToSend = (): FilesToSend => {
  const files = toSend(useStore(recordings), limits.files)
  const canMerge = files.length > 1
  return { files, canMerge, isMerged: useStore(fileWishes).isMerged && canMerge }
}
