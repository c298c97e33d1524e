import { trpc } from "#web/request/trpc.ts"

interface Startable {
  readonly id: string
  readonly transcribed_at: string | null
}

/**
 * Starts what never ran, and tries again what failed: the transcription, or the analysis of a text that is there. Whoever
 * has no place to show `error` is told by `onError`.
 */
export const useStartTask = (onError?: (error: unknown) => void) => {
  const utils = trpc.useUtils()
  const told = { onSettled: () => void utils.task.invalidate(), onError: (error: unknown) => onError?.(error) }
  const transcription = trpc.task.startTranscription.useMutation(told)
  const analysis = trpc.analysis.startAnalysis.useMutation(told)
  return {
    run: ({ id, transcribed_at }: Startable) =>
      transcribed_at === null ? transcription.mutate({ task_id: id }) : analysis.mutate({ task_id: id }),
    isPending: transcription.isPending || analysis.isPending,
    error: transcription.error ?? analysis.error,
  }
}
