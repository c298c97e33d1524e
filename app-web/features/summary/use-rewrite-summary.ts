import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

export interface SummaryStyle {
  readonly lengthPreference: "short" | "medium" | "long"
  readonly focusArea: string
  readonly customInstructions: string
}

/** Rewrites the summary and the mind map; without a style, in the previous one. */
export const useRewriteSummary = (taskId: string) => {
  const utils = trpc.useUtils()
  const call = trpc.analysis.startAnalysis.useMutation({
    onError: (error) => toast(errorMessage(error, "status"), { tone: "bad" }),
    onSettled: () => void utils.library.invalidate(),
  })
  return {
    run: (style?: SummaryStyle) => call.mutate({ task_id: taskId, ...(style === undefined ? {} : { style }) }),
    isPending: call.isPending,
  }
}
