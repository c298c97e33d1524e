import { isUtf8 } from "node:buffer"
import { answersOf } from "./answers-of.ts"
import { headersOf } from "./headers-of.ts"
import { type Message, parse } from "./message.ts"

export interface Bridge {
  /** Where the server answers, like `http://127.0.0.1:8420/mcp`. */
  readonly url: string
  readonly key: string
  readonly write: (message: unknown) => void
}

/** Carries the messages of one stdio client to a running server and its answers back. Calls run side by side. */
export const bridge = ({ url, key, write }: Bridge) => {
  const running = new Map<string | number, AbortController>()
  let version: string | undefined

  const forward = async (message: Message, signal: AbortSignal): Promise<void> => {
    const headers = { ...headersOf(message, version), authorization: `Bearer ${key}` }
    const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(message.raw), signal })
    let isAnswered = message.id === undefined || message.method === undefined
    for await (const answer of answersOf(response)) {
      if (!("method" in answer)) isAnswered = true
      version = negotiated(message, answer) ?? version
      write(
        idOf(answer) === null && message.id !== undefined && "error" in answer ? { ...answer, id: message.id } : answer,
      )
    }
    if (!isAnswered) throw new Error("the stream ended before the answer")
  }

  const call = async (message: Message): Promise<void> => {
    const abort = new AbortController()
    if (message.id !== undefined) running.set(message.id, abort)
    try {
      await forward(message, abort.signal)
    } catch (cause) {
      if (message.id !== undefined && !abort.signal.aborted) {
        write(failure(message.id, -32_000, unreachable(url, cause)))
      }
    } finally {
      if (message.id !== undefined) running.delete(message.id)
    }
  }

  const take = (message: Message | null): Promise<void> => {
    if (message === null) return Promise.resolve(write(failure(null, -32_600, "Invalid Request")))
    if (message.cancels === undefined) return call(message)
    running.get(message.cancels)?.abort()
    return Promise.resolve()
  }

  return {
    /** One line from the client. Resolves once it is answered. */
    receive: (line: Uint8Array): Promise<void> => {
      if (!isUtf8(line)) return Promise.resolve(write(failure(null, -32_700, "Parse error: the line must be UTF-8")))
      const text = new TextDecoder().decode(line)
      if (text.trim() === "") return Promise.resolve()
      const messages = parse(text)
      if (messages === undefined) return Promise.resolve(write(failure(null, -32_700, "Parse error")))
      return Promise.all(messages.map(take)).then(() => undefined)
    },
    close: (): void => {
      for (const abort of running.values()) abort.abort()
    },
  }
}

const failure = (id: string | number | null, code: number, message: string) => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
})

const unreachable = (url: string, cause: unknown): string => {
  const detail = cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause)
  return `No Parley server answers at ${url} (${detail}). Start it with "npm start", or set PARLEY_URL.`
}

const idOf = (answer: object): unknown => "id" in answer ? answer.id : undefined

/** The version both sides agreed on, from the answer to `initialize`: later requests name it. */
const negotiated = (message: Message, answer: object): string | undefined => {
  if (message.method !== "initialize" || !("result" in answer)) return undefined
  const { result } = answer
  const isTold = typeof result === "object" && result !== null && "protocolVersion" in result
  return isTold && typeof result.protocolVersion === "string" ? result.protocolVersion : undefined
}
