import { getMindMap } from "#domain/analysis/use-cases/get-mind-map.ts"
import { outlineOf } from "../../texts/outline-text.ts"
import { tool } from "../../tool.ts"
import { taskIdField } from "../fields.ts"

export const getMindMapTool = tool(getMindMap, {
  name: "get_mind_map",
  description: "Read the mind map of an analysed task, as a tree of ideas with the moments they rest on.",
  fields: taskIdField,
  say: ({ mindMap }) => outlineOf(mindMap),
  readOnlyHint: true,
  idempotentHint: true,
})
