import { shareTaskTool } from "./share-task.ts"
import { toggleShareTool } from "./toggle-share.ts"

export const sharingTools = [shareTaskTool, toggleShareTool]
