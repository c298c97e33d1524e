import { fetchMediaLink } from "#web/entities/playback/media-link.ts"
import { rest } from "#web/request/rest.ts"
import { useQuery } from "@tanstack/react-query"

/** How often we ask for a waveform that is not ready. */
const pollIntervalMs = 3000

/** The loudness over time; empty until it is known, and if there is none. */
export const usePeaks = (taskId: string): ReadonlyArray<number> => {
  const { data } = useQuery({
    queryKey: ["waveform", taskId],
    queryFn: ({ signal }) => fetchPeaks(taskId, signal),
    staleTime: Infinity,
    refetchInterval: ({ state }) => state.data === null ? pollIntervalMs : false,
  })
  return data ?? none
}

/** Requested only when ready, because a refusal would appear in the console; null until then. */
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
