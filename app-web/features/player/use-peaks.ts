import { useQuery } from "@tanstack/react-query"
import { rest } from "../../request/rest.ts"
import { errorCode } from "../../request/sorry.ts"

/** A waveform that is being made is asked for again after this. */
const patience = 3000

/** How loud the recording is along its time; empty until that is known, and for what cannot be drawn. */
export const usePeaks = (taskId: string): ReadonlyArray<number> => {
  const { data } = useQuery({
    queryKey: ["waveform", taskId],
    queryFn: async ({ signal }) => peaksOf(await rest(`/api/transcription/tasks/${taskId}/waveform`, { signal })),
    staleTime: Infinity,
    refetchInterval: ({ state }) => errorCode(state.error) === "WaveformNotReady" ? patience : false,
  })
  return data ?? none
}

const none: ReadonlyArray<number> = []

const peaksOf = (answer: unknown): ReadonlyArray<number> =>
  typeof answer === "object" && answer !== null && "peaks" in answer && Array.isArray(answer.peaks)
    ? answer.peaks.map(Number)
    : none
