import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"

/** Redraws the mind map from the current summary. */
export const useRedrawMindMap = (taskId: string) => {
  const t = useText()
  const utils = trpc.useUtils()
  const call = trpc.analysis.redrawMindMap.useMutation({
    onSuccess: async () => {
      await utils.library.openTask.invalidate({ task_id: taskId })
      toast(t("map.redrawn"), { tone: "good" })
    },
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
  })
  // A refusal has already been reported.
  return { run: () => call.mutateAsync({ task_id: taskId }).catch(() => undefined), isPending: call.isPending }
}
