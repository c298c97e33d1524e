import type { askLibrary } from "#domain/asking/use-cases/ask-library.ts"
import type { askTask } from "#domain/asking/use-cases/ask-task.ts"
import { token } from "#web/lib/session.ts"
import { report } from "#web/lib/usage/report.ts"
import { RequestFailed } from "#web/request/failures.ts"
import { textIn } from "#web/request/refusal.ts"
import { sendPatiently } from "#web/request/send.ts"
import { unwrapEnvelope } from "#web/request/unwrap-envelope.ts"
import { createParser } from "eventsource-parser"

interface Started {
  readonly kind: "started"
}

/** A part of an answer, as the stream names it. */
export type AnswerEvent = Exclude<typeof askTask["output"]["Encoded"], Started>
/** The same for an answer from several files. */
export type LibraryEvent = Exclude<typeof askLibrary["output"]["Encoded"], Started>

export const askTaskOnce = (
  asked: typeof askTask["input"]["Encoded"],
  signal: AbortSignal,
  onEvent: (event: AnswerEvent) => void,
): Promise<void> =>
  askOnce("/api/ask-ai/", asked, signal, (text) => {
    const event: AnswerEvent = JSON.parse(text)
    onEvent(event)
  })

export const askLibraryOnce = (
  asked: typeof askLibrary["input"]["Encoded"],
  signal: AbortSignal,
  onEvent: (event: LibraryEvent) => void,
): Promise<void> =>
  askOnce("/api/ask-ai/library", asked, signal, (text) => {
    const event: LibraryEvent = JSON.parse(text)
    onEvent(event)
  })

/**
 * Asks once, and passes on the answer while it is being written. A broken stream is not retried automatically; the
 * reader may, with the same key, and it counts once. Throws the server's refusals and failures.
 */
export const askOnce = async (
  path: string,
  asked: object,
  signal: AbortSignal,
  onEvent: (text: string) => void,
): Promise<void> => {
  const bearer = token()
  report("web_other", { click: "ask" })
  const response = await sendPatiently(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
    signal,
  })
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true
  if (!isStream || response.body === null) return void await unwrapEnvelope(response, bearer)
  let isComplete = false
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const content: object = JSON.parse(data)
      if (event === "error") throw new RequestFailed(500, textIn(content, "message") ?? "", null, content)
      if (event === "done") isComplete = true
      onEvent(JSON.stringify({ kind: event, ...content }))
    },
  })
  const written = new WritableStream<string>({ write: (text) => parser.feed(text) })
  await response.body.pipeThrough(new TextDecoderStream()).pipeTo(written)
  if (!isComplete) throw new RequestFailed(0, "")
}
