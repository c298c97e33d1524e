import { decodeInput } from "#domain/kernel/decode-input.ts"
import type { MalformedRequest } from "#domain/kernel/errors.ts"
import { notBlank, StorableText } from "#domain/kernel/text-rules.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { type GetPromptResult, type McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { Effect, Schema } from "effect"
import { inputShape } from "../shapes.ts"

const Words = StorableText.check(notBlank)
const Asked = Schema.toStandardSchemaV1(
  Schema.Struct({ name: Schema.String, arguments: Schema.optionalKey(Schema.Unknown) }),
)

/** Ready-made requests a person can pick in the client. */
export const offerPrompts = (server: McpServer): void => {
  const answers = new Map([
    offer(server, {
      name: "summarize_recording",
      title: "Summarise a recording",
      description: "Summarise a recording, with the moments the claims rest on",
      args: Schema.Struct({ recording: Words }),
      fields: { recording: "Title, words of it, or task id" },
      ask: ({ recording }) =>
        `Find the recording "${recording}" with search_tasks or list_tasks. If it is still running, follow it with job_status. `
        + "Read get_summary; if there is none, read get_transcript and write one. Give the outcome in five sentences, then "
        + "decisions and action items with owner and due date, each with the moment [mm:ss] it rests on. Say what the "
        + "transcript does not settle.",
    }),
    offer(server, {
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
    offer(server, {
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
  ])
  // The library would refuse a value that is not text in its own words, and as an error of the server.
  server.server.setRequestHandler("prompts/get", { params: Asked }, ({ name, arguments: given = {} }) => {
    const answer = answers.get(name)
    if (answer === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${name} not found`)
    return answer(given)
  })
}

interface Prompt<S extends Shape> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly args: S
  readonly fields: Readonly<Record<string, string>>
  readonly ask: (args: S["Type"]) => string
}

const offer = <S extends Shape>(
  server: McpServer,
  { name, title, description, args, fields, ask }: Prompt<S>,
): [name: string, answer: (given: unknown) => Promise<GetPromptResult>] => {
  const decode = decodeInput(args, "arguments")
  const answer = (given: unknown): Promise<GetPromptResult> =>
    Effect.runPromise(
      decode(given).pipe(
        Effect.map((decoded) => ({
          messages: [{ role: "user" as const, content: { type: "text" as const, text: ask(decoded) } }],
        })),
        Effect.mapError(refused),
      ),
    )
  server.registerPrompt(name, { title, description, argsSchema: inputShape(args, fields) }, answer)
  return [name, answer]
}

/** A prompt has no result that could say what is wrong: a refusal is an error of the protocol. */
const refused = ({ _tag, message, issues }: MalformedRequest): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `${_tag}: ${message}`, { error_code: _tag, issues })
