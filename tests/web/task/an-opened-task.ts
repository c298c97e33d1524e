import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { anItem } from "./an-item.ts"

/** A task as its page receives it, with an empty transcript of revision 1 and the first version of a summary. */
export const anOpenedTask = (id: string, said: Partial<OpenedTask> = {}): OpenedTask => ({
  ...anItem(id),
  parts: [],
  summary: "A summary",
  sections: [],
  action_items: [],
  mind_map: { id: "root", text: "Drawn at first", children: [], anchor: null },
  coverage: null,
  summary_version: 1,
  scenario: null,
  style: null,
  summary_sections: [],
  is_edited: false,
  is_outdated: false,
  is_spoken: true,
  has_similar: false,
  transcript: { revision: 1, count: 0, segments: [], doubts: [] },
  ...said,
})
