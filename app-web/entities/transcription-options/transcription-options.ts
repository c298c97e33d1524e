import { storeOf } from "#web/lib/store.ts"

interface FileWishes {
  readonly isMerged: boolean
  /** 0: find out. */
  readonly speakers: number
  /** ISO 639-1, or "auto". */
  readonly language: string
}

/** What is asked for with the recordings of the Add dialog. */
export const fileWishes = storeOf<FileWishes>({ isMerged: false, speakers: 0, language: "auto" })

export const wish = (more: Partial<FileWishes>): void => fileWishes.set((before) => ({ ...before, ...more }))
