import { storeOf } from "#web/lib/store.ts"

interface ChosenOptions {
  readonly isMerged: boolean
  /** 0 to detect it. */
  readonly speakers: number
  /** ISO 639-1, or "auto". */
  readonly language: string
  /** The folder that new files go into; null for none. */
  readonly folder: string | null
}

/** The options chosen in the Add dialog. */
export const transcriptionOptions = storeOf<ChosenOptions>({
  isMerged: false,
  speakers: 0,
  language: "auto",
  folder: null,
})

export const setOptions = (more: Partial<ChosenOptions>): void =>
  transcriptionOptions.set((before) => ({ ...before, ...more }))
