import type { ToolSet } from "../tool-set.ts"
import type { Tool } from "../tool.ts"
import { tools } from "./all.ts"
import { deskOf } from "./desk.ts"

/** Listed to every client, in the order of `tools`. A model reads them in each conversation, so they are few. */
const core = new Set([
  "list_tasks",
  "search_tasks",
  "get_task",
  "get_transcript",
  "get_moment",
  "get_summary",
  "ask_task",
  "ask_library",
  "export_task",
  "get_usage",
  "create_task_from_text",
  "create_upload_ticket",
  "create_task_from_upload",
  "create_document_from_upload",
  "import_video_link",
  "job_status",
  "start_transcription",
  "start_analysis",
  "cancel_task",
  "rename_task",
  "edit_task",
  "delete_tasks",
  "edit_speaker_names",
  "list_folders",
  "create_folder",
  "move_tasks",
  "share_task",
])

const desk = deskOf(tools, tools.filter(({ name }) => !core.has(name)))

/** Each can be called, whatever is listed. */
export const callable: ReadonlyArray<Tool> = [...tools, ...desk]

export const listedIn: Readonly<Record<ToolSet, ReadonlyArray<Tool>>> = {
  core: [...tools.filter(({ name }) => core.has(name)), ...desk],
  all: tools,
}
