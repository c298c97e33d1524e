import type { McpServer, StandardSchemaWithJSON } from "@modelcontextprotocol/server"
import { Schema } from "effect"
import { promptShape } from "../shapes.ts"

const Recording = Schema.Struct({ recording: Schema.NonEmptyString })
const Subject = Schema.Struct({ subject: Schema.NonEmptyString })
const Remembered = Schema.Struct({ words: Schema.NonEmptyString })

/** Ready-made requests a person can pick in the client. */
export const offerPrompts = (server: McpServer): void => {
  offer(server, {
    name: "summarize_recording",
    title: "Summarise a recording",
    description: "Summarise a recording, with the moments the claims rest on",
    args: promptShape(Recording, { recording: "Title, words of it, or task id" }),
    ask: ({ recording }) =>
      `Find the recording "${recording}" with search_tasks or list_tasks. If it is still running, follow it with job_status. `
      + "Read get_summary; if there is none, read get_transcript and write one. Give the outcome in five sentences, then "
      + "decisions and action items with owner and due date, each with the moment [mm:ss] it rests on. Say what the "
      + "transcript does not settle.",
  })
  offer(server, {
    name: "action_items",
    title: "Collect action items",
    description: "Collect the open action items about a subject across recordings",
    args: promptShape(Subject, { subject: "Project, person or subject" }),
    ask: ({ subject }) =>
      `Search my recordings for "${subject}" with search_tasks (several wordings), and read get_summary of each match. `
      + "List the action items as a table: what, who, by when, recording, moment. Merge duplicates, keeping the newest, "
      + "and mark those that a later recording says are done.",
  })
  offer(server, {
    name: "find_quote",
    title: "Find a quote",
    description: "Find where something was said, word for word",
    args: promptShape(Remembered, { words: "What you remember of it" }),
    ask: ({ words }) =>
      `Find where this was said: "${words}". Use search_tasks with its rarest words, then get_moment around the line that `
      + "matched. Quote it exactly, with speaker, recording and moment [mm:ss], and one sentence of context. If nothing fits, "
      + "say so instead of guessing.",
  })
}

interface Prompt<Args extends Record<string, string>> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly args: StandardSchemaWithJSON<unknown, Args>
  readonly ask: (args: Args) => string
}

const offer = <Args extends Record<string, string>>(
  server: McpServer,
  { name, title, description, args, ask }: Prompt<Args>,
): void => {
  server.registerPrompt(name, { title, description, argsSchema: args }, (given: Args) => ({
    messages: [{ role: "user", content: { type: "text", text: ask(given) } }],
  }))
}
