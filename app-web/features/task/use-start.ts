import { trpc } from "../../lib/trpc.ts"

interface Startable {
  readonly id: string
  readonly transcribed_at: string | null
}

/** Starts what never ran, and tries again what failed: the transcription, or the analysis of a text that is there. */
export const useStart = () => {
  const utils = trpc.useUtils()
  const onSettled = () => void utils.task.invalidate()
  const transcription = trpc.task.startTranscription.useMutation({ onSettled })
  const analysis = trpc.analysis.startAnalysis.useMutation({ onSettled })
  return {
    run: ({ id, transcribed_at }: Startable) =>
      transcribed_at === null ? transcription.mutate({ task_id: id }) : analysis.mutate({ task_id: id }),
    isPending: transcription.isPending || analysis.isPending,
    error: transcription.error ?? analysis.error,
  }
}
