import { report } from "#web/lib/usage/report.ts"
import { trpc } from "#web/request/trpc.ts"

interface Startable {
  readonly id: string
  readonly transcribed_at: string | null
}

/**
 * Starts a task, or retries a failed one: the transcription, or the analysis if there is a transcript. `onError` is for
 * callers that have no place to show `error`.
 */
export const useStartTask = (onError?: (error: unknown) => void) => {
  const utils = trpc.useUtils()
  const options = { onSettled: () => void utils.library.invalidate(), onError: (error: unknown) => onError?.(error) }
  const transcription = trpc.task.startTranscription.useMutation(options)
  const analysis = trpc.analysis.startAnalysis.useMutation(options)
  return {
    run: ({ id, transcribed_at }: Startable) => {
      const task = transcribed_at === null ? "transcription" : "analysis"
      report("web_trans", { click: "start", task })
      if (task === "transcription") transcription.mutate({ task_id: id })
      else analysis.mutate({ task_id: id })
    },
    isPending: transcription.isPending || analysis.isPending,
    error: transcription.error ?? analysis.error,
  }
}
