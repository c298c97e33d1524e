import { storeOf, useSlice } from "#web/lib/store.ts"

interface OnlySpeaker {
  readonly taskId: string
  /** The index of the speaker whose lines are shown; null for all. */
  readonly index: number | null
}

/** Chosen beside the text, or in the list of speakers. */
const onlySpeaker = storeOf<OnlySpeaker>({ taskId: "", index: null })

export const useOnlySpeaker = (taskId: string): readonly [number | null, (index: number | null) => void] => [
  useSlice(onlySpeaker, (one) => one.taskId === taskId ? one.index : null),
  (index) => onlySpeaker.set({ taskId, index }),
]
