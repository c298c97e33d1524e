import { trpc } from "#web/request/trpc.ts"
import { useMemo } from "react"
import type { TimedWord } from "./spoken-words.ts"

/** Words are fetched by stretches of this length, in milliseconds: a whole text has hundreds of thousands. */
const stretch = 60_000
/** The next stretch is fetched this long before it is needed. */
const ahead = 20_000

export interface TimedWords {
  /** Which version of the text they belong to. */
  readonly version: string
  /** Those of a line, as far as they are here. */
  readonly wordsOf: (lineId: string) => ReadonlyArray<TimedWord>
  /** Fetches what lies around a time, if it is not here. */
  readonly want: (time: number) => void
}

/** When the engine heard each word, for the stretch of the recording that is played or looked at. */
export const useTimedWords = (taskId: string, revision: number): TimedWords => {
  const { client } = trpc.useUtils()
  return useMemo(() => {
    const { getTranscript } = client.transcript
    return timedWords(`${taskId} ${revision}`, async (from, to) => {
      const { segments } = await getTranscript.query({ task_id: taskId, from, to, words: true })
      return segments
    })
  }, [client, taskId, revision])
}

interface Segment {
  readonly id: string
  readonly words: ReadonlyArray<TimedWord>
}

const timedWords = (
  version: string,
  fetched: (from: number, to: number) => Promise<ReadonlyArray<Segment>>,
): TimedWords => {
  const words = new Map<string, ReadonlyArray<TimedWord>>()
  const asked = new Set<number>()
  const fetchStretch = async (nth: number): Promise<void> => {
    if (nth < 0 || asked.has(nth)) return
    asked.add(nth)
    try {
      for (const segment of await fetched(nth * stretch, (nth + 1) * stretch)) words.set(segment.id, segment.words)
    } catch {
      // Without them the words of a line are spread evenly; they are asked for again when they are needed again.
      asked.delete(nth)
    }
  }
  return {
    version,
    wordsOf: (lineId) => words.get(lineId) ?? none,
    want: (time) => {
      void fetchStretch(Math.floor(time / stretch))
      void fetchStretch(Math.floor((time + ahead) / stretch))
    },
  }
}

const none: ReadonlyArray<TimedWord> = []
