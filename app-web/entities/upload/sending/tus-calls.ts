import { credentials } from "#web/request/send.ts"
import type { ParcelFile } from "../batch/upload-batch.ts"

const version = { "tus-resumable": "1.0.0" }

/** One request of the resumable protocol; null when there was no answer. */
const call = (
  method: string,
  address: string,
  headers: Record<string, string>,
  body?: Blob,
): Promise<Response | null> =>
  fetch(address, { method, headers: { ...version, ...credentials(), ...headers }, ...(body && { body }) })
    .catch(() => null)

const numberIn = (response: Response | null, header: string): number | null => {
  const value = response?.ok === true ? response.headers.get(header) : null
  return value === null || value === undefined ? null : Number(value)
}

/** Makes room for a file whose length nobody knows yet; null where this server or the network does not. */
export const openDeferred = async (name: string): Promise<string | null> => {
  const response = await call("POST", "/files", {
    "upload-defer-length": "1",
    "upload-metadata": `filename ${base64(name)}`,
  })
  const location = response?.status === 201 ? response.headers.get("location") : null
  return location === null || location === undefined ? null : new URL(location, document.baseURI).href
}

/** Whether the server was told already how long a file is. */
export const hasLength = async (address: string): Promise<boolean> =>
  numberIn(await call("HEAD", address, {}), "upload-length") !== null

/** How many bytes the server has; null when it does not tell. */
export const offsetAt = async (address: string): Promise<number | null> =>
  numberIn(await call("HEAD", address, {}), "upload-offset")

/** Sends what comes next; gives how many bytes the server has then, null when it does not tell. */
export const append = async (address: string, offset: number, bytes: Blob): Promise<number | null> =>
  numberIn(
    await call("PATCH", address, {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    }, bytes),
    "upload-offset",
  )

/** Sends nothing more: the server notes once again that all is there. */
export const finishUpload = ({ address, size }: ParcelFile): Promise<number | null> =>
  address === null ? Promise.resolve(null) : append(address, size, new Blob([]))

/** Nobody wants it any more. What is not removed now expires within a day. */
export const discard = (address: string): Promise<Response | null> => call("DELETE", address, {})

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
