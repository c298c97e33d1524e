import { storeOf } from "#web/lib/store.ts"

interface AddOptions {
  readonly isMerged: boolean
  /** 0: find out. */
  readonly speakers: number
  /** ISO 639-1, or "auto". */
  readonly language: string
}

/** What is asked for with the recordings of the Add dialog. */
export const transcriptionOptions = storeOf<AddOptions>({ isMerged: false, speakers: 0, language: "auto" })

export const setOptions = (more: Partial<AddOptions>): void =>
  transcriptionOptions.set((before) => ({ ...before, ...more }))
