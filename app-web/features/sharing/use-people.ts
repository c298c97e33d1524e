import { type RouterOutput, trpc } from "#web/request/trpc.ts"

export type Collaborator = RouterOutput["collaboration"]["listCollaborators"]["collaborators"][number]

export type SharedRole = Collaborator["role"]

/** The people a task is shared with, and what its owner does about them. */
export const usePeople = (taskId: string) => {
  const task_id = taskId
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.collaboration.listCollaborators.useQuery({ task_id }, { staleTime: 0 })
  const onSettled = () => {
    void utils.collaboration.listCollaborators.invalidate({ task_id })
    void utils.library.invalidate()
  }
  const add = trpc.collaboration.addCollaborator.useMutation({ onSettled })
  const edit = trpc.collaboration.editCollaborator.useMutation({
    onMutate: ({ user_id, role }) =>
      utils.collaboration.listCollaborators.setData(
        { task_id },
        (people) =>
          people && {
            ...people,
            collaborators: people.collaborators.map((one) =>
              one.id === user_id ? Object.assign({}, one, { role }) : one
            ),
          },
      ),
    onSettled,
  })
  const remove = trpc.collaboration.removeCollaborator.useMutation({
    onMutate: ({ user_id }) =>
      utils.collaboration.listCollaborators.setData(
        { task_id },
        (people) => people && { ...people, collaborators: people.collaborators.filter(({ id }) => id !== user_id) },
      ),
    onSettled,
  })
  return {
    people: data,
    error,
    refetch,
    added: add.data,
    isAdding: add.isPending,
    addError: add.error,
    changeError: remove.error ?? edit.error,
    add: (user_identifier: string, role: SharedRole, onDone: () => void) => {
      remove.reset()
      edit.reset()
      add.mutate({ task_id, user_identifier, role }, { onSuccess: onDone })
    },
    edit: (user_id: string, role: SharedRole) => {
      add.reset()
      remove.reset()
      edit.mutate({ task_id, user_id, role })
    },
    remove: (user_id: string) => {
      add.reset()
      edit.reset()
      remove.mutate({ task_id, user_id })
    },
    /** What is being typed is unrelated to the last answer. */
    forget: () => add.reset(),
  }
}
