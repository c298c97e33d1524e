import { Schema } from "effect"
import { type StreamedRequest, streamingEndpoint } from "../fake-openai/streaming-endpoint.ts"
import { turned } from "./fake-translator.ts"

const Lines = Schema.fromJsonString(Schema.Array(Schema.Struct({ n: Schema.Int, text: Schema.String })))
const Terms = Schema.fromJsonString(Schema.Array(Schema.String))

type Lines = typeof Lines.Type

/** The lines of a prompt. */
export const linesIn = (prompt: string): Lines =>
  Schema.decodeUnknownSync(Lines)(/<lines nonce="\w+">\n(.*)\n<\/lines/.exec(prompt)?.[1])

export const answerOf = (lines: Lines): string => JSON.stringify({ lines })

/** Each line turned round; terms, names and words in brackets stay. */
export const translatedLines = (prompt: string): Lines => {
  const terms = /as they are: (.*)/.exec(prompt)?.[1]
  const kept = terms === undefined ? [] : Schema.decodeUnknownSync(Terms)(terms)
  return linesIn(prompt).map(({ n, text }) => ({
    n,
    text: [turned(text), ...[...kept, "Ada"].filter((term) => text.includes(term))].join(" "),
  }))
}

/** An OpenAI-compatible endpoint that translates, unless `instead` answers something else. */
export const translatingEndpoint = (instead: (prompt: string, nth: number) => string | number | null = () => null) =>
  streamingEndpoint((response, { messages }: StreamedRequest, nth) => {
    const prompt = messages.findLast(({ content }) => content.includes("<lines nonce"))?.content ?? ""
    const answer = instead(prompt, nth) ?? answerOf(translatedLines(prompt))
    if (typeof answer === "number") {
      response.writeHead(answer, { "content-type": "application/json", "retry-after-ms": "1" })
      response.end(JSON.stringify({ error: { message: "As arranged", type: "server_error", param: "x", code: null } }))
      return
    }
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify({ choices: [{ message: { content: answer } }] }))
  })
