import { hasTimedLines } from "#web/entities/task/opened-task.ts"
import { hasTimes, type TaskItem } from "#web/entities/task/task-item.ts"
import { trpc } from "#web/request/trpc.ts"

/**
 * Whether the lines of a listed file have times. For a text, only the file itself says so: until it has come, they may, so
 * that no format turns grey and back.
 */
export const useIsTimed = (task: TaskItem): boolean => {
  const isText = !hasTimes(task)
  const { data } = trpc.library.openTask.useQuery(
    { task_id: task.id },
    { enabled: isText && task.transcribed_at !== null },
  )
  return !isText || data === undefined || hasTimedLines(data)
}
