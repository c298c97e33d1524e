import type { getTranslation } from "#domain/translation/use-cases/get-translation.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useRef } from "react"

/** A translation, as it is sent. */
export type TranslationView = typeof getTranslation["output"]["Encoded"]

/** How often the lines are read while more of them are translated. */
const refetchInterval = 3000

/** A translation of a task, with ways to start, resume and stop it. */
export const useTranslation = (task: OpenedTask, language: string) => {
  const utils = trpc.useUtils()
  const input = { task_id: task.id, target_language: language }
  const query = trpc.translation.getTranslation.useQuery(input, {
    refetchInterval: ({ state: { data } }) => data?.status === "translating" ? refetchInterval : false,
    structuralSharing: false,
  })
  const { refetch } = query
  const isOurs = task.translation?.target_language === language
  const state = isOurs ? task.translation?.state : undefined
  // Another state, or another text to compare with.
  const stamp = `${state} ${task.transcript.revision} ${task.summary_version}`
  const seen = useRef(stamp)
  useEffect(() => {
    if (seen.current === stamp) return
    seen.current = stamp
    void refetch()
  }, [refetch, stamp])
  const start = trpc.translation.startTranslation.useMutation({
    onSuccess: (view) => {
      utils.translation.getTranslation.setData(input, view)
      void utils.translation.listTargetLanguages.invalidate({ task_id: task.id })
    },
    onError,
  })
  const cancel = trpc.task.cancelTask.useMutation({ onSettled: () => void refetch(), onError })
  return {
    view: query.data,
    error: query.error,
    retry: () => void refetch(),
    fraction: isOurs && task.translation !== null ? task.translation.fraction : query.data?.fraction ?? 0,
    isStarting: start.isPending,
    start: (again: boolean) => start.mutate({ ...input, again }),
    isStopping: cancel.isPending,
    cancel: () => cancel.mutate({ task_id: task.id }),
  }
}

const onError = (error: unknown): number => toast(errorMessage(error), { tone: "bad" })
