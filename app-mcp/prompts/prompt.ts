import { decodeInput } from "#domain/kernel/decode-input.ts"
import type { MalformedRequest } from "#domain/kernel/errors.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import {
  type GetPromptResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server"
import { Effect } from "effect"
import type { Completion } from "../completions/completion.ts"
import { inputShape } from "../shapes.ts"

/** A ready-made request that a person can pick in the client. */
export interface Prompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly argsSchema: StandardSchemaWithJSON
  /** What an argument that is being typed may become, by its name. */
  readonly completions: Readonly<Record<string, Completion>>
  readonly answer: (given: unknown, context: ServerContext) => Promise<GetPromptResult | InputRequiredResult>
}

interface PromptSpec<S extends Shape> extends Pick<Prompt, "name" | "title" | "description"> {
  readonly args: S
  readonly fields: Readonly<Record<string, string>>
  readonly completions?: Prompt["completions"]
  readonly ask: (args: S["Type"]) => string
}

export const prompt = <S extends Shape>(
  { name, title, description, args, fields, completions = {}, ask }: PromptSpec<S>,
): Prompt => {
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
  return { name, title, description, argsSchema: inputShape(args, fields), completions, answer }
}

/** A prompt has no result that could say what is wrong: a refusal is an error of the protocol. */
const refused = ({ _tag, message, issues }: MalformedRequest): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `${_tag}: ${message}`, { error_code: _tag, issues })
