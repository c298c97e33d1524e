import { trpc } from "../../lib/trpc.ts"

/** The task of this page. */
export const useTask = (taskId: string) => trpc.task.openTask.useQuery({ task_id: taskId })
