import { token } from "#web/lib/session.ts"
import { endSession } from "#web/request/end-session.ts"
import { ownRefusal } from "#web/request/refusal.ts"
import { credentials } from "#web/request/send.ts"
import type { BatchEvent } from "../batch/batch-events.ts"
import { refusedFile } from "../batch/upload-batch.ts"
import { addressWith, noteUnreachable, ticketIn } from "./parts-ticket.ts"
import { putPart } from "./put-part.ts"
import { refusalIn, type Sending } from "./sending.ts"
import { discard } from "./tus-calls.ts"

/** Parts at a time: a long way to the store is used better by several. */
const atOnce = 3

interface Part {
  readonly number: number
  readonly bytes: number
  readonly url: string
}

/** Puts what the store lacks of a file into it, and has the server make the file of it; "unreachable" if the store cannot be reached. */
export const sendInParts = async (sending: Sending): Promise<BatchEvent | "unreachable" | null> => {
  const { file, signal, onEvent } = sending
  const bearer = token()
  try {
    const address = file.address ?? await open(file.name, file.size, signal)
    onEvent({ _tag: "Opened", fileId: file.id, address })
    const { part_size: partSize, parts } = await call<Left>("GET", partsOf(address), signal)
    if (!await sendParts(sending, address, partSize, parts)) {
      noteUnreachable()
      await discard(address)
      return "unreachable"
    }
    await call("POST", partsOf(address), signal)
    return { _tag: "Arrived", fileId: file.id, address }
  } catch (error) {
    if (signal.aborted) return null
    return error instanceof Answered ? outcomeOf(error, file.id, bearer) : { _tag: "Interrupted" }
  }
}

interface Left {
  readonly part_size: number
  readonly parts: ReadonlyArray<Part>
}

/** False if nothing of the file has ever reached the store, and its first parts do not. */
const sendParts = async (
  { file, bytes, signal, onEvent }: Sending,
  address: string,
  partSize: number,
  parts: ReadonlyArray<Part>,
): Promise<boolean> => {
  const left = [...parts]
  const fileId = file.id
  let stored = file.size - parts.reduce((sum, part) => sum + part.bytes, 0)
  let isReached = stored > 0
  const onTheWay = new Map<number, number>()
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  onEvent({ _tag: "Acknowledged", fileId, address, sent: stored })
  const sendNext = async (): Promise<void> => {
    const part = left.shift()
    if (part === undefined) return
    const start = (part.number - 1) * partSize
    await putPart(part.url, bytes.slice(start, start + part.bytes), either, (sent) => {
      onTheWay.set(part.number, sent)
      const all = [...onTheWay.values()].reduce((sum, one) => sum + one, 0)
      onEvent({ _tag: "Progressed", fileId, address, sent: stored + all })
    })
    isReached = true
    onTheWay.delete(part.number)
    stored += part.bytes
    onEvent({ _tag: "Acknowledged", fileId, address, sent: stored })
    return sendNext()
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext))
    return true
  } catch (error) {
    stop.abort()
    if (signal.aborted || isReached || !navigator.onLine) throw error
    return false
  }
}

/** What the server answered instead of what was asked for. */
class Answered extends Error {
  readonly status: number
  readonly body: string
  constructor(status: number, body: string) {
    super(`The server answered ${status}`)
    this.status = status
    this.body = body
  }
}

const call = async <Data>(method: string, url: string, signal: AbortSignal, body?: object): Promise<Data> => {
  const response = await fetch(url, {
    method,
    signal,
    headers: { ...credentials(), ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const { code, data }: { readonly code: number; readonly data: Data } = parsed(text) ?? { code: 0, data: null }
  // What does not exist is an answer of REST with a code of its own.
  if (!response.ok || code !== 200) throw new Answered(response.ok ? code : response.status, text)
  return data
}

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const open = async (name: string, size: number, signal: AbortSignal): Promise<string> => {
  const opened = await call<{ readonly upload_id: string; readonly url: string }>("POST", "/api/uploads", signal, {
    file_name: name,
    size,
  })
  return addressWith(opened.upload_id, new URL(opened.url).searchParams.get("ticket") ?? "")
}

const partsOf = (address: string): string => {
  const { pathname } = new URL(address)
  return `/api/uploads/${pathname.split("/").at(-1)}/parts?ticket=${encodeURIComponent(ticketIn(address) ?? "")}`
}

const outcomeOf = ({ status, body }: Answered, fileId: string, bearer: string | null): BatchEvent => {
  if (status === 401) {
    endSession(bearer)
    return { _tag: "SignedOut" }
  }
  if (status === 404) return { _tag: "Lost", fileIds: [fileId] }
  return status === 400 || status === 403 || status === 413
    ? refusedFile(fileId, refusalIn(body) ?? ownRefusal(status === 413 ? "FileTooLarge" : ""))
    : { _tag: "Interrupted" }
}
