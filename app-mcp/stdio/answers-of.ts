import { EventSourceParserStream } from "eventsource-parser/stream"

/** The messages of an answer: one JSON document, or the events of a stream as they arrive. */
export async function* answersOf(response: Response): AsyncGenerator<object> {
  if (response.status === 202 || response.body === null) return
  if (!(response.headers.get("content-type") ?? "").startsWith("text/event-stream")) {
    yield asObject(await response.text(), response.status)
    return
  }
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { data } of events) {
    if (data !== "") yield asObject(data, response.status)
  }
}

const asObject = (text: string, status: number): object => {
  const found: unknown = text.startsWith("{") ? JSON.parse(text) : undefined
  if (typeof found === "object" && found !== null) return found
  throw new Error(`the server answered ${status} without a message`)
}
