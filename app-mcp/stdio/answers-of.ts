/** The messages of an answer: one JSON document, or the events of a stream as they arrive. */
export async function* answersOf(response: Response): AsyncGenerator<object> {
  if (response.status === 202 || response.body === null) return
  if (!(response.headers.get("content-type") ?? "").startsWith("text/event-stream")) {
    yield asObject(await response.text(), response.status)
    return
  }
  let pending = ""
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    pending += text.replaceAll("\r", "")
    const events = pending.split("\n\n")
    pending = events.pop() ?? ""
    for (const event of events) {
      const data = dataOf(event)
      if (data !== "") yield asObject(data, response.status)
    }
  }
}

const dataOf = (event: string): string =>
  event.split("\n").filter((line) => line.startsWith("data:")).map((line) => line.slice(5).trimStart()).join("\n")

const asObject = (text: string, status: number): object => {
  const found: unknown = text.startsWith("{") ? JSON.parse(text) : undefined
  if (typeof found === "object" && found !== null) return found
  throw new Error(`the server answered ${status} without a message`)
}
