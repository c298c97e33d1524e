import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { listChanges } from "#domain/transcript/use-cases/list-changes.ts"
import { listPeople } from "#domain/transcript/use-cases/list-people.ts"
import { listRecognisers } from "#domain/transcript/use-cases/list-recognisers.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { DateTime } from "effect"
import { clock } from "../texts/clock.ts"
import { tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

type Change = typeof listChanges.output.Type["changes"][number]
type Changed = typeof undoChange.output.Type

const lineWords =
  "Each line's id, and `was`, its text as read: the change is refused if someone else has edited it since."

/** There may be thousands of changed lines. */
const shown = 20
const fit = <Answer extends Changed>(answer: Answer) => ({
  kept: { ...answer, splices: answer.splices.slice(0, shown) },
  rest: answer.splices.length > shown ? `(${answer.splices.length - shown} more changed places.)` : null,
})

const say = ({ changeId, splices }: Changed): string => {
  const lines = splices.flatMap(({ added }) => added).map(({ id, text }) => `${id}: ${text}`)
  const undo = changeId === null ? "" : ` undo_change with change_id=${changeId} undoes it.`
  return splices.length === 0 ? "Nothing was changed." : [`Done.${undo}`, ...lines].join("\n")
}

const listed = ({ id, kind, at, begin, lines, by, was, now }: Change): string => {
  const who = by === null ? "" : `, by ${by}`
  return `${id}: ${kind} at ${clock(begin)}, ${lines} lines${who}, ${DateTime.formatIso(at)}: ${quoted(was)} → ${
    quoted(now)
  }`
}

const quoted = (text: string | null): string => text === null ? "nothing" : `"${text}"`

export const lineTools = [
  tool(listRecognisers, {
    name: "list_recognisers",
    title: "List engines",
    description: "The speech engines that transcribe_again may use, the preferred one first.",
    say: ({ engines }) =>
      engines.map(({ id, name, languages }) => `${id}: ${name}, ${languages?.join(" ") ?? "any language"}`).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(retranscribe, {
    name: "transcribe_again",
    title: "Transcribe a span again",
    description:
      "Transcribe part of a recording again, such as a gap, what may be speech (coverage.possible) or lines that read wrong, with another engine, "
      + "language or hotwords. Edited lines stay unless replace lists them; only the span is charged. job_status "
      + "waits for the end; undo_change brings the old text back.",
    fields: {
      ...taskIdField,
      from: "Milliseconds from the start of the recording.",
      to: "Milliseconds, exclusive.",
      engine: "Id from list_recognisers; the best one by default.",
      language: 'ISO 639-1, or "auto"; that of the task by default.',
      hotwords: "Names and terms to expect; those of the task by default.",
      only_possible: "Only what may be speech in the span (coverage.possible), all of it at once; replaces no line.",
      replace: "Ids of edited lines to replace as well.",
    },
    say: (task) => `Transcribing part of "${task.title}" again.`,
  }),
  tool(splitLine, {
    name: "split_line",
    title: "Split a line",
    description:
      "Split a line of a transcript in two, at the time when the second part is said. Ids are in get_transcript.",
    fields: { ...taskIdField, line: lineWords, at: "How many characters of the text stay in the first line." },
    say,
  }),
  tool(joinLines, {
    name: "join_lines",
    title: "Join lines",
    description: "Join several consecutive lines into one; it keeps the id and the speaker of the first.",
    fields: { ...taskIdField, lines: lineWords },
    say,
  }),
  tool(deleteLines, {
    name: "delete_lines",
    title: "Delete lines",
    description: "Remove lines from a transcript. undo_change brings them back.",
    fields: { ...taskIdField, lines: lineWords },
    destructiveHint: true,
    fit,
    say,
  }),
  tool(replaceText, {
    name: "replace_text",
    title: "Replace a text everywhere",
    description: "Replace a word or phrase wherever it occurs in a transcript, such as a name that was misheard.",
    fields: {
      ...taskIdField,
      find: "What to look for.",
      replacement: "What to write instead; empty removes it.",
      match_case: "True to match only the same case and accents.",
      whole_word: "True to leave longer words alone.",
      speaker_id: "Only in the lines of this speaker.",
      revision: "Revision of the transcript that was read; refused if it has changed since.",
    },
    fit,
    say: (answer) => `Replaced ${answer.count} times. ${say(answer)}`,
  }),
  tool(listPeople, {
    name: "list_people",
    title: "List people",
    description:
      "Names given to speakers in the account's recordings, the newest first; use them in edit_speaker_names.",
    say: ({ people }) => people.length === 0 ? "No speaker has been named yet." : people.join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(listChanges, {
    name: "list_changes",
    title: "List changes of lines",
    description:
      "The changes of a transcript that undo_change can undo, newest first: what was changed, by whom and when.",
    fields: taskIdField,
    say: ({ changes }) =>
      changes.length === 0
        ? "There is nothing to undo."
        : changes.map(listed).join("\n"),
    readOnlyHint: true,
    idempotentHint: true,
  }),
  tool(undoChange, {
    name: "undo_change",
    title: "Undo a change of lines",
    description: "Bring back the lines of a transcript as they were before a change. Ids are in list_changes.",
    fields: { ...taskIdField, change_id: "The newest change by default." },
    fit,
    say,
  }),
]
