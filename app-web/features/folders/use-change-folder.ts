import { finishFolderDeletions } from "#web/entities/folder/delete-folder-with-undo.ts"
import { refreshFolders } from "#web/entities/folder/refresh-folders.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"

type Created = RouterOutput["folder"]["createFolder"]

/** Creates a folder. Its list has it when this resolves. */
export const useCreateFolder = (): (name: string) => Promise<Created> => {
  const { mutateAsync } = trpc.folder.createFolder.useMutation()
  return async (name) => {
    await finishFolderDeletions()
    try {
      return await mutateAsync({ name })
    } finally {
      await refreshFolders()
    }
  }
}

/** Renames a folder. Its list has the new name when this resolves. */
export const useRenameFolder = (): (id: string, name: string) => Promise<void> => {
  const { mutateAsync } = trpc.folder.renameFolder.useMutation()
  return async (id, name) => {
    await finishFolderDeletions()
    try {
      await mutateAsync({ id, name })
    } finally {
      await refreshFolders()
    }
  }
}
