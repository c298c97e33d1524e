import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

export interface WantedStyle {
  readonly lengthPreference: "short" | "medium" | "long"
  readonly focusArea: string
  readonly customInstructions: string
}

/** Has the summary and the mind map written anew; without a style, as the task was written before. */
export const useRewrite = (taskId: string) => {
  const utils = trpc.useUtils()
  const call = trpc.analysis.startAnalysis.useMutation({
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => void utils.library.invalidate(),
  })
  return {
    run: (style?: WantedStyle) => call.mutate({ task_id: taskId, ...(style === undefined ? {} : { style }) }),
    isPending: call.isPending,
  }
}
