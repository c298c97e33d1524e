import { trpc } from "#web/request/trpc.ts"

/** Renames a task: on the screen at once, back again when it is refused. */
export const useRename = (): (taskId: string, title: string) => Promise<unknown> => {
  const utils = trpc.useUtils()
  const call = trpc.task.renameTask.useMutation({
    onMutate: ({ task_id, title }) => {
      const before = utils.task.openTask.getData({ task_id })
      utils.task.openTask.setData({ task_id }, (task) => task && { ...task, title })
      return { before }
    },
    onError: (_error, { task_id }, kept) => utils.task.openTask.setData({ task_id }, kept?.before),
    onSettled: (_data, _error, { task_id }) => {
      void utils.task.openTask.invalidate({ task_id })
      void utils.task.listTasks.invalidate()
    },
  })
  return (taskId, title) => call.mutateAsync({ task_id: taskId, title })
}
