import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { outlineOf } from "../../texts/outline-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const redrawMindMapTool = tool(redrawMindMap, {
  name: "redraw_mind_map",
  description: "Draw the mind map again, from the summary as it is now, for example after edit_task.",
  fields: taskIdField,
  idempotentHint: true,
  say: ({ mindMap }) => outlineOf(mindMap),
})
