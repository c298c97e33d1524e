import { credentials } from "#web/request/send.ts"
import type { BatchFile } from "../batch/upload-batch.ts"

const version = { "tus-resumable": "1.0.0" }

/** A request of the tus protocol; null when there was no response. */
const call = (
  method: string,
  address: string,
  headers: Record<string, string>,
  more: Pick<RequestInit, "body" | "signal"> = {},
): Promise<Response | null> =>
  fetch(address, { method, headers: { ...version, ...credentials(), ...headers }, ...more }).catch(() => null)

const numberIn = (response: Response | null, header: string): number | null => {
  const value = response?.ok === true ? response.headers.get(header) : null
  return value === null || value === undefined ? null : Number(value)
}

/** Creates an upload whose length is not known yet; null if the server does not support that, or offline. */
export const openDeferred = async (name: string, signal: AbortSignal): Promise<string | null> => {
  const response = await call("POST", "/files", {
    "upload-defer-length": "1",
    "upload-metadata": `filename ${base64(name)}`,
  }, { signal })
  const location = response?.status === 201 ? response.headers.get("location") : null
  return location === null || location === undefined ? null : new URL(location, document.baseURI).href
}

/** Whether the length of an upload was already declared. */
export const hasLength = async (address: string): Promise<boolean> =>
  numberIn(await call("HEAD", address, {}), "upload-length") !== null

/** How many bytes the server has; null if unknown. */
export const offsetAt = async (address: string, signal: AbortSignal): Promise<number | null> =>
  numberIn(await call("HEAD", address, {}, { signal }), "upload-offset")

interface Chunk {
  readonly offset: number
  readonly bytes: Blob
  readonly signal?: AbortSignal
}

/** Sends the next bytes; resolves to the number of bytes the server has, or null if unknown. */
export const append = async (address: string, { offset, bytes, signal }: Chunk): Promise<number | null> =>
  numberIn(
    await call("PATCH", address, {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    }, { body: bytes, ...(signal && { signal }) }),
    "upload-offset",
  )

/** Sends an empty chunk, so that the server notes again that the upload is complete. */
export const finishUpload = ({ address, size }: BatchFile): Promise<number | null> =>
  address === null ? Promise.resolve(null) : append(address, { offset: size, bytes: new Blob([]) })

/** Deletes an upload that is no longer needed. If that fails, it expires within a day. */
export const discard = (address: string): Promise<Response | null> => call("DELETE", address, {})

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
