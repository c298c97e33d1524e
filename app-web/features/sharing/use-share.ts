import { type RouterOutput, trpc } from "#web/request/trpc.ts"

export type Share = RouterOutput["sharing"]["getShare"]
type Settings = Omit<Parameters<ReturnType<typeof trpc.sharing.editShare.useMutation>["mutate"]>[0], "task_id">

/** The actions on a task's public link and page. Each returns the resulting sharing. */
export const useShareChanges = (taskId: string) => {
  const utils = trpc.useUtils()
  const task_id = taskId
  /** Shown optimistically; rolled back on failure. */
  const show = (changed: Partial<Share>) =>
    utils.sharing.getShare.setData({ task_id }, (share) => share && { ...share, ...changed })
  const after = {
    onError: () => void utils.sharing.getShare.invalidate({ task_id }),
    onSuccess: async (share: Share) => {
      // A response on its way may be older than the change.
      await utils.sharing.getShare.cancel({ task_id })
      utils.sharing.getShare.setData({ task_id }, share)
      void utils.library.invalidate()
    },
  }
  const toggle = trpc.sharing.toggleShare.useMutation(after)
  const renew = trpc.sharing.renewShare.useMutation(after)
  const edit = trpc.sharing.editShare.useMutation(after)
  const publish = trpc.sharing.publishTask.useMutation(after)
  const all = [toggle, renew, edit, publish]
  const settled = () => {
    for (const one of all) if (one.isError) one.reset()
  }
  return {
    isPending: all.some((one) => one.isPending),
    linkError: renew.error,
    stateError: toggle.error ?? edit.error ?? publish.error,
    switchTo: (on: boolean) => {
      settled()
      toggle.mutate({ task_id, on })
    },
    renew: () => {
      settled()
      renew.mutate({ task_id })
    },
    edit: (settings: Settings, onDone?: () => void) => {
      settled()
      const { parts } = settings
      if (parts !== undefined) show({ parts })
      edit.mutate({ task_id, ...settings }, onDone === undefined ? {} : { onSuccess: onDone })
    },
    publish: (published: boolean, indexed: boolean) => {
      settled()
      show({ is_indexed: published && indexed })
      publish.mutate({ task_id, published, indexed })
    },
  }
}

export type ShareChanges = ReturnType<typeof useShareChanges>
