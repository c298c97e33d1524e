/** A tool call that the model asks for, or what it says at the end. */
export type Turn = { readonly tool: string; readonly args: object; readonly id: string } | { readonly say: string }

/** How a host and its model speak. */
export interface Dialect {
  /** Names of the tools that a request offers, as the host calls them. */
  readonly offered: (body: Body) => ReadonlyArray<string>
  /** What tools have answered so far. */
  readonly answers: (body: Body) => ReadonlyArray<string>
  /** The model's turn as JSON, or as the events of a stream. */
  readonly whole: (turn: Turn) => object
  readonly events: (turn: Turn) => ReadonlyArray<object>
}

interface Named {
  readonly name?: string
  readonly function?: { readonly name: string }
  readonly functionDeclarations?: ReadonlyArray<Named>
  readonly tools?: ReadonlyArray<Named>
}

interface Part {
  readonly type?: string
  readonly content?: unknown
  readonly functionResponse?: unknown
}

interface Message {
  readonly role?: string
  readonly type?: string
  readonly output?: unknown
  readonly content?: string | ReadonlyArray<Part>
  readonly parts?: ReadonlyArray<Part>
}

/** Of a request, what a scripted model looks at. */
export interface Body {
  readonly stream?: boolean
  readonly tools?: ReadonlyArray<Named>
  readonly messages?: ReadonlyArray<Message>
  readonly input?: ReadonlyArray<Message>
  readonly contents?: ReadonlyArray<Message>
}

const textOf = (answer: unknown): string => typeof answer === "string" ? answer : JSON.stringify(answer)
const partsOf = ({ content }: Message): ReadonlyArray<Part> => Array.isArray(content) ? content : []
const usage = { input_tokens: 1, output_tokens: 1, total_tokens: 2 }

const chatTurn = (turn: Turn) =>
  "say" in turn ? { role: "assistant", content: turn.say } : {
    role: "assistant",
    content: null,
    tool_calls: [{
      index: 0,
      id: turn.id,
      type: "function",
      function: { name: turn.tool, arguments: JSON.stringify(turn.args) },
    }],
  }
const chatEnd = (turn: Turn): string => "say" in turn ? "stop" : "tool_calls"
const chat = { id: "1", created: 1, model: "scripted" }
const chatChunk = (delta: object, finish_reason: string | null): object => ({
  ...chat,
  object: "chat.completion.chunk",
  choices: [{ index: 0, delta, finish_reason }],
})

const responsesItem = (turn: Turn): object => {
  if ("say" in turn) {
    return { type: "message", id: "m1", role: "assistant", content: [{ type: "output_text", text: turn.say }] }
  }
  const [namespace, name] = turn.tool.includes("/") ? turn.tool.split("/") : [undefined, turn.tool]
  return { type: "function_call", id: turn.id, call_id: turn.id, name, namespace, arguments: JSON.stringify(turn.args) }
}
const response = (turn: Turn): object => ({
  id: "r1",
  object: "response",
  status: "completed",
  output: [responsesItem(turn)],
  usage,
})

const geminiTurn = (turn: Turn): object => ({
  candidates: [{
    index: 0,
    finishReason: "STOP",
    content: {
      role: "model",
      parts: [
        "say" in turn
          ? { text: turn.say }
          : { functionCall: { id: turn.id, name: turn.tool, args: turn.args }, thoughtSignature: "c2lnbmVk" },
      ],
    },
  }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
})

const anthropicBlock = (turn: Turn): object =>
  "say" in turn
    ? { type: "text", text: turn.say }
    : { type: "tool_use", id: turn.id, name: turn.tool, input: turn.args }
const anthropicEnd = (turn: Turn): string => "say" in turn ? "end_turn" : "tool_use"
const anthropic = { id: "msg_1", type: "message", role: "assistant", model: "scripted", stop_sequence: null, usage }

/** By what the address of a request ends with. */
export const dialects: Readonly<Record<string, Dialect>> = {
  "/chat/completions": {
    offered: ({ tools = [] }) => tools.flatMap((one) => one.function?.name ?? []),
    answers: ({ messages = [] }) =>
      messages.filter(({ role }) => role === "tool").map(({ content }) => textOf(content)),
    whole: (turn) => ({
      ...chat,
      object: "chat.completion",
      choices: [{ index: 0, message: chatTurn(turn), finish_reason: chatEnd(turn) }],
    }),
    events: (turn) => [chatChunk(chatTurn(turn), null), chatChunk({}, chatEnd(turn))],
  },
  "/responses": {
    offered: ({ tools = [] }) =>
      tools.flatMap(({ name = "", tools: inner }) =>
        inner === undefined ? [name] : inner.map((one) => `${name}/${one.name}`)
      ),
    answers: ({ input = [] }) =>
      input.filter(({ type }) => type === "function_call_output").map(({ output }) => textOf(output)),
    whole: response,
    events: (turn) => [
      { type: "response.created", response: { id: "r1" } },
      { type: "response.output_item.done", output_index: 0, item: responsesItem(turn) },
      { type: "response.completed", response: response(turn) },
    ],
  },
  ":streamGenerateContent": {
    offered: ({ tools = [] }) =>
      tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.flatMap(({ name }) => name ?? [])),
    answers: ({ contents = [] }) =>
      contents.flatMap(({ parts = [] }) =>
        parts.flatMap(({ functionResponse }) => functionResponse === undefined ? [] : [textOf(functionResponse)])
      ),
    whole: geminiTurn,
    events: (turn) => [geminiTurn(turn)],
  },
  "/messages": {
    offered: ({ tools = [] }) => tools.flatMap(({ name }) => name ?? []),
    answers: ({ messages = [] }) =>
      messages.flatMap((message) =>
        partsOf(message).filter(({ type }) => type === "tool_result").map(({ content }) => textOf(content))
      ),
    whole: (turn) => ({ ...anthropic, content: [anthropicBlock(turn)], stop_reason: anthropicEnd(turn) }),
    events: (turn) => [
      { type: "message_start", message: { ...anthropic, content: [], stop_reason: null } },
      {
        type: "content_block_start",
        index: 0,
        content_block: "say" in turn
          ? { type: "text", text: "" }
          : { type: "tool_use", id: turn.id, name: turn.tool, input: {} },
      },
      {
        type: "content_block_delta",
        index: 0,
        delta: "say" in turn
          ? { type: "text_delta", text: turn.say }
          : { type: "input_json_delta", partial_json: JSON.stringify(turn.args) },
      },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: anthropicEnd(turn), stop_sequence: null }, usage },
      { type: "message_stop" },
    ],
  },
}
