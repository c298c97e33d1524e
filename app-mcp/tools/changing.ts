import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { outlineOf } from "../texts/outline-text.ts"
import { taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

const sayShare = ({ shareStatus, shareUrl }: { readonly shareStatus: boolean; readonly shareUrl: string | null }) =>
  shareStatus ? `Shared at ${shareUrl}` : "The link is switched off."

const saySpeakers = (
  { speakers }: { readonly speakers: ReadonlyArray<{ readonly id: string; readonly name: string }> },
) => `Speakers: ${speakers.map(({ id, name }) => `${name} (${id})`).join(", ")}`

/** The lines that changed hands may be thousands, and no tool takes them. */
const withoutLines = (answer: typeof mergeSpeakers.output.Type) => ({
  kept: { ...answer, merged: { ...answer.merged, segmentIds: [] } },
  rest: `Lines that changed hands: ${answer.merged.segmentIds.length}.`,
})

export const changingTools = [
  tool(cancelTask, {
    name: "cancel_task",
    description:
      "Stop whatever runs for a task and give its minutes back. It can be started again with start_transcription.",
    fields: taskIdField,
    destructiveHint: true,
    say: (task) => `Stopped. ${taskLine(task).slice(2)}`,
  }),
  tool(deleteTasks, {
    name: "delete_tasks",
    description:
      "Delete tasks for good, with recording, transcript and summary. This cannot be undone: ask the user first. "
      + "Unknown ids are passed over; the answer says how many were deleted.",
    fields: { task_ids: "Ids of the tasks to delete." },
    destructiveHint: true,
    say: ({ deleted }) => `Deleted ${deleted} ${deleted === 1 ? "task" : "tasks"}.`,
  }),
  tool(renameTask, {
    name: "rename_task",
    description: "Give a task another title.",
    fields: { ...taskIdField, title: "1 to 200 characters." },
    idempotentHint: true,
    say: (task) => `It is now called "${task.title}".`,
  }),
  tool(editTask, {
    name: "edit_task",
    description:
      "Correct a task: its summary (markdown, replaced as a whole), lines of its transcript, its title; only what is "
      + "given changes. Send the summary_version of get_summary, so that nobody else's edit is lost.",
    fields: {
      ...taskIdField,
      summary: "The whole new summary, as markdown.",
      summary_version: "The version that was read before the edit.",
      timeline:
        "Lines to change, by their id from get_transcript: new text, new speaker_id, or both; `was` is the text "
        + "that was read.",
    },
    destructiveHint: true,
    say: (task) => `Saved. ${taskLine(task).slice(2)}`,
  }),
  tool(editSpeakerNames, {
    name: "edit_speaker_names",
    description: "Name the speakers of a transcript, wherever they speak. Ids and present names are in get_transcript.",
    fields: { ...taskIdField, speakers: "Each speaker's id with the new name; the others keep theirs." },
    idempotentHint: true,
    say: saySpeakers,
  }),
  tool(mergeSpeakers, {
    name: "merge_speakers",
    description:
      "Make one speaker of two that are the same person: `into` gets all lines of `from`, and `from` is gone. "
      + "It cannot be undone. Ids are in get_transcript.",
    fields: { ...taskIdField, from: "Id of the speaker who goes.", into: "Id of the speaker who stays." },
    destructiveHint: true,
    fit: withoutLines,
    say: saySpeakers,
  }),
  tool(assignSpeaker, {
    name: "assign_speaker",
    description: "Give some lines to another speaker: one there is (speaker_id), or a new one (name). To rename a "
      + "speaker everywhere use edit_speaker_names.",
    fields: {
      ...taskIdField,
      segment_ids: "Ids of the lines, from get_transcript.",
      speaker_id: "Id of a speaker there is; leave it out with name.",
      name: "What to call a new speaker; leave it out with speaker_id.",
    },
    say: saySpeakers,
  }),
  tool(shareTask, {
    name: "share_task",
    description: "Make a public link to summary and mind map of an analysed task (not to recording or transcript). "
      + "Anybody with the link can read them: ask the user first.",
    fields: taskIdField,
    idempotentHint: true,
    openWorldHint: true,
    say: sayShare,
  }),
  tool(toggleShare, {
    name: "toggle_share",
    description: "Switch the public link of a task on or off. The link stays the same.",
    fields: { ...taskIdField, on: "True or false; without it, the other state." },
    openWorldHint: true,
    say: sayShare,
  }),
  tool(redrawMindMap, {
    name: "redraw_mind_map",
    description: "Draw the mind map anew from the summary as it is now, for example after edit_task.",
    fields: taskIdField,
    idempotentHint: true,
    say: ({ mindMap }) => outlineOf(mindMap),
  }),
]
