import { isBeforeText, type OpenedTask } from "#web/entities/task/opened-task.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { rest } from "#web/request/rest.ts"
import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { withTexts, withTyped } from "./changed-lines.ts"
import { shownTexts, useLineEdits } from "./line-edits.ts"
import { linesKey } from "./lines-cache.ts"
import {
  type Columns,
  doubtsByLine,
  type Lines,
  linesOfColumns,
  linesOfSegments,
  noDoubts,
  type Segment,
} from "./lines.ts"
import { bySpeaking, liveLines, liveSpeakers } from "./live-transcript.ts"
import { shownSpeakers } from "./speaker-name.ts"

interface Transcript {
  /** What has been loaded: the first lines at once, the rest soon. */
  readonly lines: Lines
  readonly isWhole: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The transcript as the reader sees it, including edits that are not saved yet. */
export const useLines = (task: OpenedTask): Transcript => {
  const isLive = isBeforeText(task)
  const live = useSlice(liveLines, (one) => one?.taskId === task.id ? one.segments : none)
  const named = useSlice(liveSpeakers, (one) => one?.taskId === task.id ? one.speakers : task.speakers)
  const { revision, count, segments, doubts } = task.transcript
  const first = useMemo(
    () =>
      linesOfSegments(
        isLive ? live : segments,
        isLive ? bySpeaking(named, live) : task.speakers,
        revision,
        isLive ? noDoubts : doubtsOf(segments, doubts),
      ),
    [isLive, live, segments, named, task.speakers, revision, doubts],
  )
  const { data, error, refetch, isPlaceholderData } = useQuery<Lines>({
    queryKey: linesKey(task.id, revision),
    queryFn: async ({ signal }) => segments.length < count ? await fetchLines(task.id, revision, signal) : first,
    enabled: !isLive,
    placeholderData: (before) => before ?? first,
    staleTime: Infinity,
    // Comparing thousands of lines takes longer than rendering them.
    structuralSharing: false,
  })
  const edits = useLineEdits(task.id)
  const loaded = isLive ? first : data ?? first
  const [shown, setShown] = useState({ loaded, lines: loaded })
  const kept = useMemo(() => withTyped(loaded, shown.lines, [...edits.keys()]), [loaded, edits, shown])
  if (shown.loaded !== loaded) setShown({ loaded, lines: kept })
  const t = useText()
  const speakers = useMemo(() => shownSpeakers(kept.speakers, t), [kept.speakers, t])
  const lines = useMemo(() => ({ ...withTexts(kept, shownTexts(edits)), speakers }), [kept, edits, speakers])
  return {
    lines,
    isWhole: !isLive && !isPlaceholderData && data !== undefined,
    error,
    retry: () => void refetch(),
  }
}

const doubtsOf = (segments: ReadonlyArray<Segment>, doubts: ReadonlyArray<ReadonlyArray<number>>) =>
  doubtsByLine(segments.map(({ id }) => id), segments.map(({ text }) => text), doubts)

const none: ReadonlyArray<never> = []

const fetchLines = async (taskId: string, revision: number, signal: AbortSignal): Promise<Lines> => {
  const columns = await rest(`/api/transcription/tasks/${taskId}/columns?revision=${revision}`, { signal })
  if (!isColumns(columns)) throw new Error("the transcript has an unknown format")
  return linesOfColumns(columns)
}

const lists = ["ids", "begins", "ends", "texts", "speaker_of", "speakers", "doubts"]

const isColumns = (answer: unknown): answer is Columns =>
  typeof answer === "object" && answer !== null &&
  lists.every((name) => Array.isArray(Reflect.get(answer, name)))
