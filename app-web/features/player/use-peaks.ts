import { fetchMediaLink } from "#web/entities/playback/media-link.ts"
import { rest } from "#web/request/rest.ts"
import { useQuery } from "@tanstack/react-query"

/** A waveform that is being made is asked for again after this. */
const patience = 3000

/** How loud the recording is along its time; empty until that is known, and for what cannot be drawn. */
export const usePeaks = (taskId: string): ReadonlyArray<number> => {
  const { data } = useQuery({
    queryKey: ["waveform", taskId],
    queryFn: ({ signal }) => fetchPeaks(taskId, signal),
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.data === null ? patience : false,
  })
  return data ?? none
}

/** Asked for only when it is there, because a refusal would be told in the browser's console; null while it is made. */
export const fetchPeaks = async (taskId: string, signal: AbortSignal): Promise<ReadonlyArray<number> | null> => {
  const { waveform } = await fetchMediaLink(taskId)
  if (waveform === "making") return null
  return waveform === "none" ? none : peaksOf(await rest(`/api/transcription/tasks/${taskId}/waveform`, { signal }))
}

const none: ReadonlyArray<number> = []

const peaksOf = (answer: unknown): ReadonlyArray<number> =>
  typeof answer === "object" && answer !== null && "peaks" in answer && Array.isArray(answer.peaks)
    ? answer.peaks.map(Number)
    : none
