import { doctor } from "./commands/doctor.ts"
import { exportCommand } from "./commands/export.ts"
import { backup, migrate, restore } from "./commands/keeping.ts"
import { mcpKey } from "./commands/mcp-key.ts"
import { task } from "./commands/task.ts"
import { user } from "./commands/user.ts"

/** Every command of an operator. */
export const adminCommands = [user, task, exportCommand, mcpKey, doctor, migrate, backup, restore] as const
