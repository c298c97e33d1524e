import type { TaskId } from "../../kernel/ids.ts"

/** Where the bytes of a task's file are stored. */
export const partKey = (id: TaskId, index: number): string => `task/${id}/source/${index}`
