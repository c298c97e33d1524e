import { addHotwords } from "#domain/hotword/use-cases/add-hotwords.ts"
import { deleteHotword } from "#domain/hotword/use-cases/delete-hotword.ts"
import { editHotword } from "#domain/hotword/use-cases/edit-hotword.ts"
import { listHotwords } from "#domain/hotword/use-cases/list-hotwords.ts"
import { ruleSentence } from "#domain/kernel/rules.ts"
import { tool } from "../tool.ts"
import { always } from "./questions.ts"

const idField = { id: "From list_hotwords." }
const languageField = { language: "zh or en; by default that of its letters." }

export const hotwordTools = [
  tool(listHotwords, {
    name: "list_hotwords",
    title: "List hotwords",
    description: "Names and terms that the recogniser expects in new recordings, newest first.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items, active, remaining }) =>
      [
        ...items.map(({ id, text, language, status }) =>
          `- "${text}" ${id} [${language}]${status === "enabled" ? "" : ": off"}`
        ),
        `${active} enabled; ${remaining} more can be added`,
      ].join("\n"),
  }),
  tool(addHotwords, {
    name: "add_hotwords",
    title: "Add hotwords",
    description: "Add names and terms, one per line: at most 7 English words or 15 Chinese characters each. "
      + "Valid lines are added even if others are refused.",
    fields: { text: "One hotword per line.", ...languageField },
    idempotentHint: true,
    say: ({ items, known, refused }) =>
      [
        `Added ${items.length}; ${known} already existed`,
        ...refused.map(({ line, text, issue }) => `- line ${line} "${text}": ${ruleSentence(issue)}`),
      ].join("\n"),
  }),
  tool(editHotword, {
    name: "edit_hotword",
    title: "Edit a hotword",
    description: "Change a hotword, or switch it off and on. Only what is given changes.",
    fields: {
      ...idField,
      text: "The new text.",
      ...languageField,
      status: "enabled or disabled; disabled keeps it without using it.",
    },
    idempotentHint: true,
    say: ({ text, status }) => `"${text}" is ${status === "enabled" ? "on" : "off"}`,
  }),
  tool(deleteHotword, {
    name: "delete_hotword",
    title: "Delete a hotword",
    description: "Delete a hotword for good.",
    fields: idField,
    destructiveHint: true,
    ask: always("Delete this hotword for good?"),
    say: () => "Deleted",
  }),
]
