import type { OpenedTask } from "#web/features/task/opened-task.ts"

/** A node as the server sends it. */
export type MapNode = NonNullable<OpenedTask["mind_map"]>
