import { notBlank, StorableText } from "#domain/kernel/text-rules.ts"
import { Schema } from "effect"
import { folderNames, languages, titles } from "../completions/completions.ts"
import { prompt } from "./prompt.ts"

const Words = StorableText.check(notBlank)

export const prompts = [
  prompt({
    name: "summarize_recording",
    title: "Summarise a recording",
    description: "Summarise a recording, with the moments the claims rest on",
    args: Schema.Struct({ recording: Words }),
    fields: { recording: "Title, words of it, or task id" },
    completions: { recording: titles },
    ask: ({ recording }) =>
      `Find the recording "${recording}" with search_tasks or list_tasks. If it is still running, follow it with job_status. `
      + "Read get_summary; if there is none, read get_transcript and write one. Give the outcome in five sentences, then "
      + "decisions and action items with owner and due date, each with the moment [mm:ss] it rests on. Say what the "
      + "transcript does not settle.",
  }),
  prompt({
    name: "action_items",
    title: "Collect action items",
    description: "Collect the open action items about a subject across recordings",
    args: Schema.Struct({ subject: Words }),
    fields: { subject: "Project, person or subject" },
    ask: ({ subject }) =>
      `Search my recordings for "${subject}" with search_tasks (several wordings), and read get_summary of each match. `
      + "List the action items as a table: what, who, by when, recording, moment. Merge duplicates, keeping the newest, "
      + "and mark those that a later recording says are done.",
  }),
  prompt({
    name: "find_quote",
    title: "Find a quote",
    description: "Find where something was said, word for word",
    args: Schema.Struct({ words: Words }),
    fields: { words: "What you remember of it" },
    ask: ({ words }) =>
      `Find where this was said: "${words}". Use search_tasks with its rarest words, then get_moment around the line that `
      + "matched. Quote it exactly, with speaker, recording and moment [mm:ss], and one sentence of context. If nothing fits, "
      + "say so instead of guessing.",
  }),
  prompt({
    name: "translate_recording",
    title: "Translate a recording",
    description: "Translate a recording and read it in another language",
    args: Schema.Struct({ recording: Words, language: Words }),
    fields: { recording: "Title, words of it, or task id", language: "The language, as a code such as es" },
    completions: { recording: titles, language: languages },
    ask: ({ recording, language }) =>
      `Find the recording "${recording}" with search_tasks or list_tasks, translate it into "${language}" (translate_task, then `
      + "get_translation; both by find_tools if they are not listed), and give its summary in that language. Say what could "
      + "not be translated.",
  }),
  prompt({
    name: "whats_new",
    title: "What is new in a folder",
    description: "Report on the newest recordings of a folder",
    args: Schema.Struct({ folder: Words }),
    fields: { folder: "Name of the folder" },
    completions: { folder: folderNames },
    ask: ({ folder }) =>
      `Find the folder "${folder}" with list_folders, list its newest tasks with list_tasks, and read get_summary of each. Report in `
      + "a few lines for each: what it is, the outcome, and open action items, with the moment [mm:ss] each rests on.",
  }),
]
