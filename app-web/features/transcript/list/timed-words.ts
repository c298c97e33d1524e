import { trpc } from "#web/request/trpc.ts"
import { useMemo } from "react"
import type { TimedWord } from "./spoken-words.ts"

/** Words are fetched in parts of this length: a whole transcript has hundreds of thousands. */
const partMs = 60_000
/** The next part is fetched this long before it is needed. */
const prefetchMs = 20_000

export interface TimedWords {
  /** The version of the text that they belong to. */
  readonly version: string
  /** The words of a line, if they have been fetched. */
  readonly wordsOf: (lineId: string) => ReadonlyArray<TimedWord>
  /** Fetches the words around a time, unless they are here. */
  readonly prefetch: (time: number) => void
}

/** When each word is said, for the part of the recording that is being played or read. */
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
  fetchWords: (from: number, to: number) => Promise<ReadonlyArray<Segment>>,
): TimedWords => {
  const words = new Map<string, ReadonlyArray<TimedWord>>()
  const requested = new Set<number>()
  const fetchPart = async (nth: number): Promise<void> => {
    if (nth < 0 || requested.has(nth)) return
    requested.add(nth)
    try {
      for (const segment of await fetchWords(nth * partMs, (nth + 1) * partMs)) words.set(segment.id, segment.words)
    } catch {
      // Without them the words of a line are spread evenly; the next use requests them again.
      requested.delete(nth)
    }
  }
  return {
    version,
    wordsOf: (lineId) => words.get(lineId) ?? none,
    prefetch: (time) => {
      void fetchPart(Math.floor(time / partMs))
      void fetchPart(Math.floor((time + prefetchMs) / partMs))
    },
  }
}

const none: ReadonlyArray<TimedWord> = []
