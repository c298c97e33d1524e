import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import type { Content } from "#domain/automatic-export/export-targets.port.ts"
import type { Fault } from "#domain/automatic-export/fault.ts"
import { createHash } from "node:crypto"

/** A kind of place, as promises: what goes wrong is a `Refused`, a `Taken`, or whatever the system says. */
export interface Target {
  readonly look: (place: OpenPlace, path: string, signal: AbortSignal) => Promise<string | null>
  readonly hashAt: (place: OpenPlace, path: string, most: number, signal: AbortSignal) => Promise<string | null>
  readonly put: (
    place: OpenPlace,
    path: string,
    content: Content,
    over: string | null,
    signal: AbortSignal,
  ) => Promise<string>
  readonly remove: (place: OpenPlace, path: string, signal: AbortSignal) => Promise<void>
}

/** The place answered, and not as it was asked to. */
export class Refused extends Error {
  readonly fault: Fault
  readonly status: number | null
  readonly wait: number | null
  constructor(fault: Fault, status: number | null = null, wait: number | null = null) {
    super(fault)
    this.fault = fault
    this.status = status
    this.wait = wait
  }
}

/** Something else is under this path. */
export class Taken extends Error {}

export const hashOf = (body: Content["body"]): string => createHash("sha256").update(body).digest("base64url")

/** The fingerprint of what comes; null, and no more is read, beyond `most` bytes. */
export const hashOfStream = async (stream: AsyncIterable<unknown>, most: number): Promise<string | null> => {
  const hash = createHash("sha256")
  let size = 0
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new Error("not bytes")
    size += chunk.length
    if (size > most) return null
    hash.update(chunk)
  }
  return hash.digest("base64url")
}

/** The path of a file below its place, in parts. */
export const partsOf = ({ path }: OpenPlace, file: string): ReadonlyArray<string> =>
  [...path.split("/"), ...file.split("/")].filter((part) => part !== "")
