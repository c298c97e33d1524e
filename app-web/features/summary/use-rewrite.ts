import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { sorry } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

export interface WantedStyle {
  readonly lengthPreference: "short" | "medium" | "long"
  readonly focusArea: string
  readonly customInstructions: string
}

/** Has the summary and the mind map written anew; without a style, as the task was written before. */
export const useRewrite = (taskId: string) => {
  const t = useText()
  const utils = trpc.useUtils()
  const call = trpc.analysis.startAnalysis.useMutation({
    onError: (error) => toast(sorry(error, t), { tone: "bad" }),
    onSettled: () => void utils.task.invalidate(),
  })
  return {
    run: (style?: WantedStyle) => call.mutate({ task_id: taskId, ...(style === undefined ? {} : { style }) }),
    isPending: call.isPending,
  }
}
