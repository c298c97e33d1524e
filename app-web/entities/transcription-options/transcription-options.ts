import type { Scenario } from "#web/entities/task/scenario/scenario.ts"
import { storeOf } from "#web/lib/store.ts"

interface ChosenOptions {
  readonly isMerged: boolean
  /** 0 to detect it. */
  readonly speakers: number
  /** ISO 639-1, or "auto". */
  readonly language: string
  /** Null to find out. */
  readonly scenario: Scenario | null
  /** The folder that new files go into; null for none. */
  readonly folder: string | null
}

/** The options chosen in the Add dialog. */
export const transcriptionOptions = storeOf<ChosenOptions>({
  isMerged: false,
  speakers: 0,
  language: "auto",
  scenario: null,
  folder: null,
})

export const setOptions = (more: Partial<ChosenOptions>): void =>
  transcriptionOptions.set((before) => ({ ...before, ...more }))

/** The chosen options of a recording, in the server's format: what is detected is left out. */
export const optionsOfRecording = () => {
  const { speakers, language, scenario, folder } = transcriptionOptions.get()
  return {
    ...(speakers > 0 && { speakers }),
    ...(language !== "auto" && { language }),
    ...(scenario !== null && { scenario }),
    ...(folder !== null && { folder_id: folder }),
  }
}
