import type { OpenedTask } from "#web/entities/task/opened-task.ts"

/** A node as the server sends it. */
export type MapNode = NonNullable<OpenedTask["mind_map"]>
